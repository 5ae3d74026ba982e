// npm run catalogue -- import FILE
import { mkdir } from "node:fs/promises"
import process from "node:process"
import { ConfigError, readConfig } from "../config.ts"
import { openConfiguredDatabase } from "../start.ts"
import { FeedError } from "./feed/feed-error.ts"
import { readFeed } from "./feed/read-feed.ts"
import { type ImportReport, importFeed } from "./import-feed.ts"

const USAGE = `Usage: npm run catalogue -- import FILE
FILE is a Google product feed: XML, TSV, CSV or JSON lines, plain or as gzip.
The store is the one that DATA_DIR or DATABASE_URL names; the server may be running on it.`

async function main(parameters: readonly string[]): Promise<number> {
  const [command, file, ...more] = parameters
  if (command !== "import" || !file || more.length > 0) {
    process.stderr.write(`${USAGE}\n`)
    return 1
  }
  const config = readConfig(process.env)
  if (!config.databaseUrl) await mkdir(config.dataDirectory, { recursive: true, mode: 0o700 })
  const database = await openConfiguredDatabase(config)
  try {
    const report = await importFeed(database.queries, readFeed(file), {
      now: Date.now(),
      onProgress: ({ read }) => process.stdout.write(`${read} rows read\n`),
    })
    process.stdout.write(`${describe(report)}\n`)
    return report.read > report.rejectedCount ? 0 : 1
  } finally {
    await database.close()
  }
}

function describe(report: ImportReport): string {
  const { added, changed, unchanged, rejected, rejectedCount, inferred } = report
  const unnamed = rejectedCount - rejected.length
  return [
    ...rejected.map(({ line, id, reason }) => `line ${line}${id && ` (${id})`}: ${reason}`),
    ...(unnamed > 0 ? [`and ${unnamed} rejected rows more`] : []),
    `${report.read} rows: ${added} added, ${changed} changed, ${unchanged} unchanged, ${rejectedCount} rejected`,
    ...(inferred > 0 ? [`${inferred} with a colour or pattern read from the title`] : []),
  ].join("\n")
}

function explain(error: unknown): string {
  if (error instanceof FeedError || error instanceof ConfigError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    process.stderr.write(`${explain(error)}\n`)
    process.exitCode = 1
  },
)
