import { revalidateSession } from "../state/account/signedIn.ts"
import { isAnythingLeft } from "../state/kept/leftBehind.ts"
import { followPending } from "../state/pending/pending.ts"

/** Resumes an earlier visit's session: checks it, and saves what was left unsaved. */
export async function resumeSession(): Promise<void> {
  await revalidateSession()
  // Each of these reports its own failures and never rejects.
  void followPending()
  if (isAnythingLeft()) {
    const { resumeLeft } = await import("./resumeLeft.ts")
    await resumeLeft()
  }
}
