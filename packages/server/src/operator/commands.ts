import { resetPath } from "@stylin/api/contract"
import { CommandError } from "../command-line/command-error.ts"
import type { Database } from "../database/open.ts"
import { findAccountByEmail, setOperator } from "../stores/accounts.ts"
import { readSettings, saveSettings } from "../stores/settings.ts"
import { revokeAllTokens } from "../stores/tokens.ts"
import { invite } from "./invitation.ts"
import { resetCodeFor } from "./reset-code.ts"

export const USAGE = `Usage: npm run operator -- COMMAND
  grant EMAIL          lets this account use the operator's page, at /operator
  withdraw EMAIL       lets it no longer
  invite               makes a link with which one account can be made, within 14 days
  sign-up [open|invited]  says or sets who may make an account: anybody, or who has such a link
  sign-out EMAIL       ends all sign-ins of an account
  reset-code EMAIL     makes a code, and a link, that sets a new password once, within 24 hours: she opens the
                       link, or chooses "Forgot password?", asks for a code, and enters this one instead
The server may be running.`

interface Work {
  readonly database: Pick<Database, "queries" | "transaction">
  /** Milliseconds since 1970. */
  readonly now: number
  /** The app's address, without a slash at the end. */
  readonly address: string
}

type Command = (given: string | undefined, work: Work) => Promise<string>

const COMMANDS: Readonly<Record<string, Command>> = {
  grant: (given, work) => setRole(given, work, true),
  withdraw: (given, work) => setRole(given, work, false),
  async invite(given, { database, now, address }) {
    if (given !== undefined) throw tooMany(given)
    const { path, expiresAt } = await invite(database.queries, now)
    return `${address}${path}\nmakes one account, until ${timeOf(expiresAt)}`
  },
  async "sign-up"(given, { database: { queries } }) {
    if (given === "open" || given === "invited") await saveSettings(queries, { sign_up: given })
    else if (given !== undefined) throw new CommandError(`"${given}" is neither open nor invited.`)
    const { sign_up } = await readSettings(queries)
    return sign_up === "open" ? "Anybody may sign up." : "Who has an invitation may sign up."
  },
  async "sign-out"(given, { database: { queries } }) {
    const email = emailOf(given)
    const account = await findAccountByEmail(queries, email)
    if (!account) throw unknown(email)
    await revokeAllTokens(queries, account.id)
    return `${email} is signed in nowhere.`
  },
  async "reset-code"(given, { database, now, address }) {
    const email = emailOf(given)
    const made = await resetCodeFor(database, email, now)
    if (!made) throw unknown(email)
    const link = `${address}${resetPath({ email, code: made.code })}`
    return `${made.code} sets a new password once, until ${timeOf(made.expiresAt)}, and so does\n${link}`
  },
}

/**
 * Does what an operator's command line says. Resolves to what to tell.
 * @throws CommandError if it does not fit USAGE, or there is no such account
 */
export async function runCommand(
  [name = "", given, more]: readonly string[],
  work: Work,
): Promise<string> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command)
    throw new CommandError(name ? `There is no command "${name}".` : "A command is missing.")
  if (more !== undefined) throw tooMany(more)
  return command(given, work)
}

async function setRole(given: string | undefined, { database }: Work, isOperator: boolean) {
  const email = emailOf(given)
  if (!(await setOperator(database.queries, email, isOperator))) throw unknown(email)
  return isOperator ? `${email} may use the operator’s page.` : `${email} may not use it any more.`
}

function emailOf(given: string | undefined): string {
  if (!given) throw new CommandError("EMAIL is missing.")
  return given.trim().toLowerCase()
}

function unknown(email: string): CommandError {
  return new CommandError(`There is no account with the email ${email}.`)
}

function tooMany(parameter: string): CommandError {
  return new CommandError(`"${parameter}" is one parameter too many.`)
}

function timeOf(time: number): string {
  return new Date(time).toISOString()
}
