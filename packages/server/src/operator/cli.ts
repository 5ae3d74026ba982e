// npm run operator -- COMMAND
import process from "node:process"
import { CommandError } from "../command-line/command-error.ts"
import { readConfig } from "../config.ts"
import { openConfiguredDatabase } from "../configured-store.ts"
import { prepareDataDirectory } from "../database/data-directory.ts"
import { explainStart } from "../explain-start.ts"
import { runCommand, USAGE } from "./commands.ts"

async function main(parameters: readonly string[]): Promise<void> {
  const config = readConfig(process.env)
  if (!config.databaseUrl) prepareDataDirectory(config.dataDirectory)
  const address = config.publicUrl ?? `http://localhost:${config.port}`
  const database = await openConfiguredDatabase(config)
  try {
    const told = await runCommand(parameters, { database, now: Date.now(), address })
    process.stdout.write(`${told}\n`)
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
