import type { Database } from "../database/open.ts"
import type { Queries } from "../database/tables.ts"
import { Fault, type JobPayloads } from "../jobs/job-kinds.ts"
import type { Jobs } from "../jobs/jobs.ts"
import { findAccount } from "../stores/accounts.ts"
import { MEMBER_STRIDE } from "../turns/turns.ts"
import type { Mailer, Message } from "./mailer.ts"

type Change = JobPayloads["change-mail"]["change"]

const WORDS: Readonly<Record<Change, { readonly subject: string; readonly said: string }>> = {
  "password-set": {
    subject: "Your Stylin password has changed",
    said: "The password of your Stylin account has just been changed.",
  },
  "way-in-added": {
    subject: "A new way to sign in to Stylin",
    said: "Your Stylin account has just got another way to sign in: a passkey, or an account elsewhere. Your profile lists them all.",
  },
  "way-in-removed": {
    subject: "A way to sign in to Stylin is gone",
    said: "A passkey, or an account elsewhere, has just been removed from the ways to sign in to your Stylin account.",
  },
}

/** Has her told of a change if the transaction commits; `jobs.wake()` then has the mail sent. */
export function tellOfChange(
  jobs: Jobs,
  db: Queries,
  payload: JobPayloads["change-mail"],
): Promise<void> {
  const taker = { name: payload.accountId, stride: MEMBER_STRIDE }
  return jobs.addWithin(db, { kind: "change-mail", payload, taker })
}

interface ChangeMailServices {
  readonly database: Database
  readonly mailer: Mailer
}

/** Nearly two hours: news of a stranger is still worth having then. */
const TRIES = 16

/** Tells her by mail that the ways to sign in to her account have changed; nobody, if it is erased by now. */
export async function mailChange(
  { database, mailer }: ChangeMailServices,
  { accountId, change }: JobPayloads["change-mail"],
): Promise<void> {
  try {
    const account = await findAccount(database.queries, accountId)
    if (account) await mailer.send(changeMessage(account.email, change))
  } catch (error) {
    throw new Fault(TRIES, error)
  }
}

function changeMessage(to: string, change: Change): Message {
  const { subject, said } = WORDS[change]
  return {
    to,
    subject,
    text: [
      said,
      "",
      'If that was you, you need not do anything. If not, please choose "Forgot password?" where you sign in',
      "and set a new password: that ends every sign-in and removes all passkeys and linked accounts.",
    ].join("\n"),
  }
}
