import { useSnapshot } from "valtio/react"
import { additions } from "../state/additions.ts"
import { pending } from "../state/pending.ts"
import { hasReview } from "../state/processed.ts"

/** Whether garments wait for her review, following what is found meanwhile. */
export function useHasReview(): boolean {
  return hasReview(useSnapshot(additions), useSnapshot(pending))
}
