import { checkLogin, login } from "@stylin/api/contract"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { plainEmail } from "../../lib/email.ts"
import { warn } from "../../lib/report.ts"
import { startSession } from "../session/auth.ts"
import { recordConsents } from "../session/consent.ts"
import { recordLogin } from "../session/visitor.ts"
import type { Entered } from "./entered.ts"

/** Whether an account with this e-mail address exists. Rejects with an ApiError. */
export function isKnownEmail(email: string): Promise<boolean> {
  return environment.call(checkLogin, { query: { email } })
}

/** Signs in. Rejects with an ApiError whose message can be shown. */
export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  const session = await environment.call(login, { body: credentials })
  enter({ email: plainEmail(credentials.email), session, method: "email" })
}

/** Begins her session on this device, and goes on with a signup that broke off. */
export function enter({ email, session, method }: Entered): void {
  startSession({ email, token: session.access_token })
  recordLogin({ isReturning: true, method })
  track("Signed In")
  // Reports its own failures and never rejects.
  void recordConsents()
  // Fetched separately: most people who sign in have no signup to finish.
  import("./signup.ts")
    .then(({ finishSignup }) => finishSignup({ email, userId: session.user_id }))
    .catch((cause: unknown) => warn("An earlier signup could not be finished.", cause))
}
