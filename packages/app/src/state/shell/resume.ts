import { LEFT_BEHIND } from "../kept/leftBehind.ts"
import { readText } from "../kept/persistence.ts"
import { followPending } from "../pending/pending.ts"
import { revalidateSession } from "../session/session.ts"

const isLeft = (name: keyof typeof LEFT_BEHIND) => readText(LEFT_BEHIND[name]) !== null

/** Picks up the session of an earlier visit: checks it, and saves what was left unsaved. */
export async function resumeSession(): Promise<void> {
  await revalidateSession()
  // Each of these reports its own failures and never rejects.
  void followPending()
  if (isLeft("confirmation")) {
    const { resumeReview } = await import("../review/review.ts")
    void resumeReview()
  }
  if (isLeft("signup")) {
    const { hasPending, retryPending } = await import("../onboarding/unsavedSignup.ts")
    if (hasPending()) await retryPending()
  }
  if (isLeft("claim")) {
    const { claimWhereLeft } = await import("../pending/claim.ts")
    await claimWhereLeft()
  }
  if (isLeft("selfie")) {
    // Looks again and again while it cannot be saved, so nothing waits for it.
    const { keepSavingSelfie } = await import("../selfie/selfieRetry.ts")
    void keepSavingSelfie()
  }
}
