import { logout } from "@stylin/api/contract"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"
import { TIMINGS } from "../../timings.ts"
import { untilForgotten } from "../kept/lifetime.ts"
import { endSession, token } from "../session/auth.ts"
import { tellRemovals } from "../wearing/tellRemovals.ts"
// Every sign-out runs through this module: the theme is hers, and is forgotten with her data.
import "../shell/theme.ts"

/**
 * Signs out: what she deleted a moment ago is told, everything stored on this device is forgotten, then the
 * token is revoked. If the provider cannot be reached, she is signed out here all the same.
 */
export async function signOut(): Promise<void> {
  await tellWhatIsGone()
  const bearer = token()
  track("Signed Out")
  endSession()
  if (bearer === undefined) return
  try {
    // The stored token is already gone, so this call carries its own copy.
    await environment.call(
      logout,
      {},
      { headers: { Authorization: `Bearer ${bearer}` }, timeoutMs: TIMINGS.signOutLimit },
    )
  } catch (cause) {
    warn("The token could not be revoked.", cause)
  }
}

/** Waits for that no longer than a moment. */
async function tellWhatIsGone(): Promise<void> {
  try {
    const limit = environment.wait(TIMINGS.signOutLimit, untilForgotten())
    await Promise.race([tellRemovals(), limit])
  } catch (cause) {
    // Nothing keeps her signed in, on a device that may be somebody else's.
    warn("What she deleted could not be sent.", cause)
  }
}
