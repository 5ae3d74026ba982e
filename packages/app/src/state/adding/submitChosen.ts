import { MOST_AT_ONCE } from "@stylin/api/contract"
import { proxy } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { onForget } from "../kept/lifetime.ts"
import { leaveForClaim } from "../pending/claim.ts"
import { followPending } from "../pending/pending.ts"
import { submitResults } from "../pending/submitResults.ts"
import { auth } from "../session/auth.ts"
import { additions, noteSubmitted } from "./additions.ts"
import { noteSubmission } from "./submissions.ts"

/** How many of the chosen results have been submitted, and how many there were. */
export const submitting = proxy({ done: 0, of: 0 })

let person = 0
onForget(() => {
  person += 1
  Object.assign(submitting, { done: 0, of: 0 })
})

/**
 * Submits the chosen search results, part by part; submitted ones wait for her review, a guest's
 * for her account. Rejects with an ApiError: the rest is then still chosen, in its order.
 */
export async function submitChosen(signal?: AbortSignal): Promise<void> {
  const hers = person
  Object.assign(submitting, { done: 0, of: additions.chosen.length })
  try {
    while (additions.chosen.length > 0) {
      const part = additions.chosen.slice(0, MOST_AT_ONCE.read).map((result) => ({ ...result }))
      await submitResults(part, signal ? { signal } : {})
      // She may have signed out meanwhile.
      if (hers !== person) return
      if (!auth.isAuth) leaveForClaim(part)
      noteSubmitted(part)
      submitting.done += part.length
    }
  } finally {
    if (hers === person && submitting.done > 0) {
      noteSubmission({ photos: 0 })
      track("Items Submitted", { items: submitting.done })
      // Reports its own failures and never rejects.
      if (auth.isAuth) void followPending()
    }
  }
}
