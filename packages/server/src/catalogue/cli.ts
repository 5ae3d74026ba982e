// npm run catalogue -- import FILE [--feed NAME] [--allow-shrink]
import { resolve } from "node:path"
import process from "node:process"
import { callersDirectory } from "../command-line/callers-directory.ts"
import { CommandError } from "../command-line/command-error.ts"
import { ConfigError, readConfig } from "../config.ts"
import { blameStore, openConfiguredDatabase } from "../configured-store.ts"
import { prepareDataDirectory } from "../database/data-directory.ts"
import { explainStart } from "../explain-start.ts"
import { becomeLean } from "../lean-start.ts"
import { type ImportCommand, readCommand, USAGE } from "./command.ts"
import { FeedError } from "./feed/feed-error.ts"
import { readFeed } from "./feed/read-feed.ts"
import { type ImportReport, importFeed } from "./import-feed.ts"
import { settleCurrency } from "./settle-currency.ts"

async function main({ file, feed, allowShrink }: ImportCommand): Promise<number> {
  const config = readConfig(process.env)
  if (!config.databaseUrl) prepareDataDirectory(config.dataDirectory)
  const path = resolve(callersDirectory(process.env, "catalogue"), file)
  // Each takes memory of its own, and an import reads one thing at a time.
  const database = await openConfiguredDatabase(config, { readers: 1 })
  try {
    await settleCurrency(database, config.money.currency)
    const report = await importFeed(database.queries, () => readFeed(path), {
      feed,
      allowShrink,
      money: config.money,
      now: Date.now(),
      onProgress: ({ read }) => process.stdout.write(`${read} rows read\n`),
    })
    process.stdout.write(`${describe(report)}\n`)
    return report.read > report.rejectedCount || report.withdrawn > 0 ? 0 : 1
  } catch (error) {
    throw blameStore(config, error)
  } finally {
    await database.close()
  }
}

function describe(report: ImportReport): string {
  const { added, changed, repriced, unchanged, rejected, rejectedCount, withdrawn } = report
  const unnamed = rejectedCount - rejected.length
  return [
    ...rejected.map(({ line, id, reason }) => `line ${line}${id && ` (${id})`}: ${reason}`),
    ...(unnamed > 0 ? [`and ${unnamed} rejected rows more`] : []),
    `${report.read} rows: ${added} added, ${changed} changed (${repriced} in price), ${unchanged} unchanged, ${rejectedCount} rejected`,
    ...(report.isCutOff
      ? ["nothing withdrawn, because the last row is broken as if the file was cut off"]
      : [`${withdrawn} withdrawn that the feed no longer names`]),
    ...(report.inferred > 0
      ? [`${report.inferred} with a colour or pattern read from the title`]
      : []),
    ...(report.demoRemoved > 0
      ? [`${report.demoRemoved} demo products removed, now that there is a shop's feed`]
      : []),
  ].join("\n")
}

function explain(error: unknown): string {
  if (error instanceof CommandError) return `${error.message}\n\n${USAGE}`
  if (error instanceof FeedError && error.code === "shrunk") {
    return `${error.message}\nIf it is right, run it again with --allow-shrink.`
  }
  if (error instanceof FeedError || error instanceof ConfigError) return error.message
  return explainStart(error)
}

async function run(): Promise<number> {
  becomeLean()
  try {
    return await main(readCommand(process.argv.slice(2)))
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    return error instanceof CommandError ? 2 : 1
  }
}

process.exitCode = await run()
