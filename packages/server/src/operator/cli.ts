// npm run operator -- reset-code EMAIL
import process from "node:process"
import { CommandError } from "../command-line/command-error.ts"
import { readConfig } from "../config.ts"
import { prepareDataDirectory } from "../database/data-directory.ts"
import { explainStart } from "../explain-start.ts"
import { openConfiguredDatabase } from "../start.ts"
import { resetCodeFor } from "./reset-code.ts"

const USAGE = `Usage: npm run operator -- reset-code EMAIL
Makes a code that sets a new password once, within 24 hours: she chooses "Forgot password?", asks for a
code, and enters this one instead. The server may be running.`

async function main([command, email, more]: readonly string[]): Promise<void> {
  if (command !== "reset-code") throw new CommandError("A command is missing.")
  if (!email) throw new CommandError("EMAIL is missing.")
  if (more !== undefined) throw new CommandError(`"${more}" is one parameter too many.`)
  const config = readConfig(process.env)
  if (!config.databaseUrl) prepareDataDirectory(config.dataDirectory)
  const database = await openConfiguredDatabase(config)
  try {
    const made = await resetCodeFor(database, email, Date.now())
    if (!made) throw new CommandError(`There is no account with the email ${email}.`)
    const until = new Date(made.expiresAt).toISOString()
    process.stdout.write(`${made.code} sets a new password once, until ${until}\n`)
  } finally {
    await database.close()
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  const isUsage = error instanceof CommandError
  process.stderr.write(`${isUsage ? `${error.message}\n\n${USAGE}` : explainStart(error)}\n`)
  process.exitCode = isUsage ? 2 : 1
}
