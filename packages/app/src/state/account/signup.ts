import { ApiError } from "@stylin/api/client"
import { getProfile, register } from "@stylin/api/contract"
import { reportConversion } from "../../analytics/conversion.ts"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { plainEmail } from "../../lib/email.ts"
import { warn } from "../../lib/report.ts"
import { t } from "../../words/t.ts"
import { answersToLooks, onboarding, profileAnswers, setAttempt } from "../onboarding/answers.ts"
import { claimWhereLeft } from "../pending/claim.ts"
import { keepSavingSelfie } from "../selfie/selfieRetry.ts"
import { auth, startSession } from "../session/auth.ts"
import { recordConsents } from "../session/consent.ts"
import { recordLogin } from "../session/visitor.ts"
import type { Entered } from "./entered.ts"
import { keepUnsaved, retryUnsaved, saveUnsaved } from "./unsavedSignup.ts"

export interface SignupForm {
  readonly email: string
  readonly password: string
  readonly marketingOptIn: boolean
}

// Kept in memory only: another attempt with a different password is another registration.
let attemptedPassword: string | undefined

/**
 * Creates the account, signs in, and saves her answers. Resolves once the account exists: what
 * could not be saved stays on the device and is saved in the background.
 *
 * Rejects with an ApiError, or with "Token not received"; repeating after a lost answer is safe.
 */
export async function signUp(form: SignupForm): Promise<void> {
  const { password, marketingOptIn } = form
  const email = plainEmail(form.email)
  if (profileAnswers() === null) throw new Error(t("Please answer the earlier questions first."))

  const account = await registerOnce({ email, password })
  if (!account.access_token) throw new Error(t("Token not received"))
  await enterNew({ email, session: account, method: "email" }, { marketingOptIn })
}

/** Begins a new account's session on this device and saves her answers, as `signUp` does. */
export async function enterNew(
  { email, session, method }: Entered,
  { marketingOptIn }: Pick<SignupForm, "marketingOptIn">,
): Promise<void> {
  keepAnswers({ email, userId: session.user_id, marketingOptIn })
  startSession({ email, token: session.access_token })
  recordLogin({ isReturning: false, method })
  track("Signed Up")
  // Both of these report their own failures and never reject.
  void recordConsents()
  const conversion = reportConversion()
  try {
    await saveUnsaved()
  } catch (cause) {
    warn("A part of the signup is still to be saved.", cause)
    // Reports its own failures and never rejects.
    void retryUnsaved()
  }
  await conversion
}

/**
 * Saves what she left here before she signed in: photos, a selfie, and all her answers if the
 * account has no profile because its signup broke off. Reports its own failures and never rejects.
 */
export async function finishSignup(account: {
  email: string
  userId: string | undefined
}): Promise<void> {
  const isUnfinished = profileAnswers() !== null && !(await hasProfile())
  // She may have signed out meanwhile.
  if (!auth.isAuth || auth.email !== account.email) return
  if (isUnfinished) {
    keepAnswers({ ...account, marketingOptIn: false })
    await retryUnsaved()
  }
  await claimWhereLeft()
  await keepSavingSelfie()
}

/** Whether the account has a profile; true if that cannot be found out. */
async function hasProfile(): Promise<boolean> {
  try {
    await environment.call(getProfile)
    return true
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 404) return false
    warn("It could not be found out whether the signup was finished.", cause)
    return true
  }
}

function keepAnswers(account: {
  email: string
  userId: string | undefined
  marketingOptIn: boolean
}): void {
  const { email, userId, marketingOptIn } = account
  const answers = profileAnswers()
  if (answers === null) return
  keepUnsaved({
    email,
    profile: {
      ...answers,
      source_platform_id: "web",
      user_id_in_source_platform: userId ?? email,
      name_in_app: email.split("@")[0] ?? email,
      gender: "female",
      marketing_opt_in: marketingOptIn,
    },
    responses: answersToLooks(),
  })
}

async function registerOnce(body: { email: string; password: string }) {
  const { attempt, invitation } = onboarding
  const isRepeat =
    attempt?.email === body.email && (attemptedPassword ?? body.password) === body.password
  const key = isRepeat ? attempt.key : environment.createKey()
  setAttempt({ email: body.email, key })
  attemptedPassword = body.password
  try {
    return await environment.call(
      register,
      { body: { ...body, ...(invitation && { invitation }) } },
      { idempotencyKey: key },
    )
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause
    // The account may exist, and a repeat with the same key may still return the token.
    if (cause.code === "invalid-response") throw new Error(t("Token not received"), { cause })
    // A refusal is an answer: no attempt stays open that a repeat must match.
    if (cause.status !== undefined && cause.status < 500) setAttempt(null)
    throw cause
  }
}
