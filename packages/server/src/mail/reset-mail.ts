import type { Database } from "../database/open.ts"
import { Fault, type JobPayloads } from "../jobs/job-kinds.ts"
import { askerOf } from "../limits/tries.ts"
import { fingerprint, randomCode } from "../security/tokens.ts"
import { findAccountByEmail } from "../stores/accounts.ts"
import { saveResetCode } from "../stores/reset-codes.ts"
import type { Mailer } from "./mailer.ts"

export const RESET_CODE_LIFETIME_MS = 15 * 60 * 1000
export const RESET_CODE_TRIES = 5

interface ResetMailServices {
  readonly database: Database
  readonly mailer: Mailer
  readonly clock: () => number
}

/**
 * Makes a new code, which replaces an earlier one of the same asker, and mails it. An unknown email
 * gets a code too, which is mailed to nobody, so that trying one does not reveal whether there is
 * an account.
 */
export async function mailResetCode(
  { database, mailer, clock }: ResetMailServices,
  { email, asker }: JobPayloads["reset-mail"],
): Promise<void> {
  const code = randomCode()
  await saveResetCode(database.queries, {
    subject: fingerprint(email),
    asker: askerOf(asker),
    codeHash: fingerprint(code),
    expiresAt: clock() + RESET_CODE_LIFETIME_MS,
    tries: RESET_CODE_TRIES,
  })
  const account = await findAccountByEmail(database.queries, email)
  if (!account) return
  await mailer.send({
    to: account.email,
    subject: "Your Stylin verification code",
    text: [
      `Your verification code is ${code}.`,
      "",
      "It works once, within 15 minutes. If you did not ask for it, you need not do anything:",
      "your password stays as it is.",
    ].join("\n"),
  })
}

/** Some twenty minutes: nobody waits for a code longer than that. */
const TRIES = 8

/** The same, with every failure counted as a fault of the mail. */
export async function tryToMail(
  services: ResetMailServices,
  payload: JobPayloads["reset-mail"],
): Promise<void> {
  try {
    await mailResetCode(services, payload)
  } catch (error) {
    throw new Fault(TRIES, error)
  }
}
