import { appendFileSync } from "node:fs"
import type { LogEvent } from "kysely"

/** Names the file that every query of the stores' tests is noted in; `scripts/note-queries.mjs` sets it. */
export const NOTED_QUERIES = "NOTED_QUERIES"

/** For a store's `watch`: notes queries, so that later schemas can be tried with them. */
export function noteQueries(): ((event: LogEvent) => void) | undefined {
  const file = process.env[NOTED_QUERIES]
  if (file === undefined) return undefined
  return ({ query, level }) => {
    if (level === "query") appendFileSync(file, `${JSON.stringify(query.sql)}\n`)
  }
}
