import { logout } from "@stylin/api/contract"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"
import { TIMINGS } from "../../timings.ts"
import { isLeft } from "../kept/leftBehind.ts"
import { untilForgotten } from "../kept/lifetime.ts"
import { endSession, token } from "../session/auth.ts"
import { dismissSnackbar } from "../shell/snackbar.ts"
// Every sign-out runs through this module: the theme is hers, and is forgotten with her data.
import "../shell/theme.ts"

/**
 * Signs out: what she deleted a moment ago is told, everything stored on this device is forgotten, then the
 * token is revoked. If the provider cannot be reached, she is signed out here all the same.
 */
export async function signOut(): Promise<void> {
  await tellRemovals()
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

/** What she deleted could be taken back for as long as its message is there, and then no more. */
async function tellRemovals(): Promise<void> {
  if (!isLeft("removals")) return
  try {
    const { sendRemovals } = await import("../wearing/removals.ts")
    dismissSnackbar()
    const sent = sendRemovals({ isLastChance: true })
    await Promise.race([sent, environment.wait(TIMINGS.signOutLimit, untilForgotten())])
  } catch (cause) {
    // Nothing keeps her signed in, on a device that may be somebody else's.
    warn("What she deleted could not be sent.", cause)
  }
}
