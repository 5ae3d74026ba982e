import { hasPending, retryPending } from "./pendingSignup.ts"
import { revalidateSession } from "./session.ts"

/** Picks up the session of an earlier visit: checks it, and saves what signup left unsaved. */
export async function resumeSession(): Promise<void> {
  await revalidateSession()
  if (hasPending()) await retryPending()
}
