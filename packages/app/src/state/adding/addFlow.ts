import { track } from "../../analytics/track.ts"
import { beginAdding } from "./additions.ts"
import { beginPhotos } from "./photoSubmission.ts"
import { forgetSearch } from "./search.ts"
import { awaitTelling } from "./submissions.ts"

/** Starts adding clothes with nothing chosen. What waits for review stays. */
export function openAddFlow(): void {
  beginAdding()
  leaveAddFlow()
  awaitTelling()
  track("Add Flow Opened")
}

/** Forgets what is kept in memory only: photos, their previews, and search results. */
export function leaveAddFlow(): void {
  beginPhotos()
  forgetSearch()
}
