import { fingerprint, randomCode } from "../security/tokens.ts"
import type { Services } from "../services.ts"
import { findAccountByEmail } from "../stores/accounts.ts"
import { saveResetCode } from "../stores/reset-codes.ts"
import { Fault } from "./job-kinds.ts"

export const RESET_CODE_LIFETIME_MS = 15 * 60 * 1000
export const RESET_CODE_TRIES = 5

/** Makes a new code, which ends an earlier one, and mails it. Nothing happens for an unknown email. */
export async function mailResetCode(
  { database, mailer, clock }: Pick<Services, "database" | "mailer" | "clock">,
  email: string,
): Promise<void> {
  const account = await findAccountByEmail(database.queries, email)
  if (!account) return
  const code = randomCode()
  await saveResetCode(database.queries, {
    accountId: account.id,
    codeHash: fingerprint(code),
    expiresAt: clock() + RESET_CODE_LIFETIME_MS,
    tries: RESET_CODE_TRIES,
  })
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

/** Some twenty minutes: a code that comes later than that finds nobody who waits for it. */
const TRIES = 8

/** The same, with every failure a fault of the mail's. */
export async function tryToMail(
  services: Pick<Services, "database" | "mailer" | "clock">,
  email: string,
): Promise<void> {
  try {
    await mailResetCode(services, email)
  } catch (error) {
    throw new Fault(TRIES, error)
  }
}
