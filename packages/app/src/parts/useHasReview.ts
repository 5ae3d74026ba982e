import { useSnapshot } from "valtio/react"
import { pending } from "../state/pending/pending.ts"
import { hasReview } from "../state/review/processed.ts"

/** Whether garments wait for her review, following what is found meanwhile. */
export function useHasReview(): boolean {
  return hasReview(useSnapshot(pending))
}
