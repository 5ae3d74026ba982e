import { claimWhereLeft } from "./claim.ts"
import { resumeConfirmation } from "./confirmation.ts"
import { followPending } from "./pending.ts"
import { hasPending, retryPending } from "./pendingSignup.ts"
import { keepSavingSelfie } from "./selfieRetry.ts"
import { revalidateSession } from "./session.ts"

/** Picks up the session of an earlier visit: checks it, and saves what was left unsaved. */
export async function resumeSession(): Promise<void> {
  await revalidateSession()
  // Each of these reports its own failures and never rejects.
  void followPending()
  void resumeConfirmation()
  if (hasPending()) await retryPending()
  await claimWhereLeft()
  // Looks again and again while it cannot be saved, so nothing waits for it.
  void keepSavingSelfie()
}
