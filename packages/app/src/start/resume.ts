import { revalidateSession } from "../state/account/signIn.ts"
import { isLeft } from "../state/kept/leftBehind.ts"
import { followPending } from "../state/pending/pending.ts"

/** Resumes an earlier visit's session: checks it, and saves what was left unsaved. */
export async function resumeSession(): Promise<void> {
  await revalidateSession()
  // Each of these reports its own failures and never rejects.
  void followPending()
  if (isLeft("confirmation")) {
    const { resumeReview } = await import("../state/review/review.ts")
    void resumeReview()
  }
  if (isLeft("signup")) {
    const { hasUnsaved, retryUnsaved } = await import("../state/account/unsavedSignup.ts")
    if (hasUnsaved()) await retryUnsaved()
  }
  if (isLeft("claim")) {
    const { claimWhereLeft } = await import("../state/pending/claim.ts")
    await claimWhereLeft()
  }
  if (isLeft("states")) {
    const { sendStates } = await import("../state/wearing/states.ts")
    void sendStates()
  }
  if (isLeft("worn")) {
    const { sendWorn } = await import("../state/wearing/worn.ts")
    void sendWorn()
  }
  if (isLeft("selfie")) {
    // Keeps trying until it is saved, so nothing waits for it.
    const { keepSavingSelfie } = await import("../state/selfie/selfieRetry.ts")
    void keepSavingSelfie()
  }
}
