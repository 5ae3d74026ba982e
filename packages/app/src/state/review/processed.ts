import type { PendingItem } from "@stylin/api/contract"
import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"
import { readText } from "../kept/persistence.ts"
import { followPending, foundGarment, openPending, pending } from "../pending/pending.ts"

const SEEN_KEY = "wardrobeModalSeen"
const START_KEY = "wardrobeProcessStart"
const COUNT_KEY = "wardrobePhotosCount"

/** Whether garments wait for her review. */
export function hasReview({
  items,
}: {
  readonly items: readonly PendingItem[]
} = pending): boolean {
  return items.some((item) => foundGarment(item) !== null)
}

let askedFor: string | null = null

/** Fetches what is pending: once when the app opens, and again after each submission. */
export function askForResults(): Promise<void> {
  const submission = readText(START_KEY)
  if (submission === askedFor) return openPending()
  askedFor = submission
  return followPending()
}

/** Whether she has already been told in this session. */
export function wasTold(): boolean {
  try {
    return sessionStorage.getItem(SEEN_KEY) === "1"
  } catch (cause) {
    warn("Session storage could not be read.", cause)
    return false
  }
}

/** Records that she is being told, so that it happens once per session. */
export function markTold(): void {
  try {
    sessionStorage.setItem(SEEN_KEY, "1")
  } catch (cause) {
    warn("Session storage could not be written.", cause)
  }
}

/** Time and photos of the last submission; null if it was made on another device. */
export function lastSubmission(): { seconds: number; photos: number } | null {
  const start = Number(readText(START_KEY) ?? Number.NaN)
  if (!Number.isFinite(start)) return null
  const seconds = Math.max(0, Math.round((environment.now() - start) / 1000))
  return { seconds, photos: Number(readText(COUNT_KEY)) || 0 }
}
