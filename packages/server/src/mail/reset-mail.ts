import type { Database } from "../database/open.ts"
import type { Queries } from "../database/tables.ts"
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

/** Makes a new code for an email, which replaces earlier ones of the same askers; resolves to it. */
export async function makeResetCode(
  db: Queries,
  { email, askers, expiresAt }: { email: string; askers: readonly string[]; expiresAt: number },
): Promise<string> {
  const code = randomCode()
  for (const asker of askers) {
    await saveResetCode(db, {
      subject: fingerprint(email),
      asker,
      codeHash: fingerprint(code),
      expiresAt,
      tries: RESET_CODE_TRIES,
    })
  }
  return code
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
  const expiresAt = clock() + RESET_CODE_LIFETIME_MS
  const code = await makeResetCode(database.queries, { email, askers: [askerOf(asker)], expiresAt })
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
