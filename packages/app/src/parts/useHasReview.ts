import { useSnapshot } from "valtio/react"
import { pending } from "../state/pending/pending.ts"
import { hasReview } from "../state/review/processed.ts"

/** Whether garments wait for her review, including those found later. */
export function useHasReview(): boolean {
  return hasReview(useSnapshot(pending))
}
