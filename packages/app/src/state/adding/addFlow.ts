import { track } from "../../analytics/track.ts"
import { beginAdding } from "./additions.ts"
import { beginPhotos } from "./photoSubmission.ts"
import { forgetSearch } from "./search.ts"
import { awaitTelling } from "./submissions.ts"

/** Begins to add clothes, with nothing chosen. What waits for review stays. */
export function openAddFlow(): void {
  beginAdding()
  leaveAddFlow()
  awaitTelling()
  track("Add Flow Opened")
}

/** Lets go of what is kept in memory only: photos, their previews, and what a search has found. */
export function leaveAddFlow(): void {
  beginPhotos()
  forgetSearch()
}
