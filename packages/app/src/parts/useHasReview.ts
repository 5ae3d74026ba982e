import { useSnapshot } from "valtio/react"
import { additions } from "../state/adding/additions.ts"
import { hasReview } from "../state/review/processed.ts"
import { pending } from "../state/review/waiting.ts"

/** Whether garments wait for her review; follows what is found later. */
export function useHasReview(): boolean {
  return hasReview(useSnapshot(additions), useSnapshot(pending))
}
