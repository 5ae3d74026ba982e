import { ApiError } from "@stylin/api/client"
import { checkLogin, getProfile, login, logout } from "@stylin/api/contract"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { plainEmail } from "../../lib/email.ts"
import { warn } from "../../lib/report.ts"
import { TIMINGS } from "../../timings.ts"
import { endSession, startSession, token } from "../session/auth.ts"
import { recordConsents, trustConsents } from "../session/consent.ts"
// Every sign-out runs through this module: the theme is hers, and is forgotten with her data.
import "../shell/theme.ts"
import { recordLogin } from "../session/visitor.ts"

/** Whether an account with this e-mail address exists. Rejects with an ApiError. */
export function isKnownEmail(email: string): Promise<boolean> {
  return environment.call(checkLogin, { query: { email } })
}

/** Signs in. Rejects with an ApiError whose message can be shown. */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  const { access_token, user_id } = await environment.call(login, { body: credentials })
  const email = plainEmail(credentials.email)
  startSession({ email, token: access_token })
  recordLogin({ isReturning: true })
  track("Signed In")
  // Reports its own failures and never rejects.
  void recordConsents()
  // Fetched separately: most people who sign in have no signup to finish.
  import("./signup.ts")
    .then(({ finishSignup }) => finishSignup({ email, userId: user_id }))
    .catch((cause: unknown) => warn("An earlier signup could not be finished.", cause))
}

/**
 * Signs out: everything stored on this device is forgotten at once, then the token is revoked. If
 * the provider cannot be reached, she is signed out here all the same.
 */
export async function signOut(): Promise<void> {
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

/** Checks whether the stored session is still valid; the client ends it if not. */
export async function revalidateSession(): Promise<void> {
  try {
    const { consents } = await environment.call(getProfile)
    trustConsents(consents)
    await recordConsents()
  } catch (cause) {
    // A 401 has already ended the session; 404 is an account whose profile is still to be saved.
    if (cause instanceof ApiError && (cause.status === 401 || cause.status === 404)) return
    warn("The session could not be checked.", cause)
  }
}
