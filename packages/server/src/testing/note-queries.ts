import { appendFileSync } from "node:fs"
import type { Watch } from "../database/open.ts"

/** Names the file that every query of the server's tests is noted in; `scripts/note-queries.mjs` sets it. */
export const NOTED_QUERIES = "NOTED_QUERIES"

/** How many parameters the shortest form of each query has that this process has noted. */
const fewest = new Map<string, number>()

/**
 * For a store's `watch`: notes queries with their parameters, so that later schemas can be tried with them. Of
 * queries that differ only in how long their lists are, and in the engine's sign for a parameter, `text` is the same.
 */
export function noteQueries(): Watch | undefined {
  const file = process.env[NOTED_QUERIES]
  if (file === undefined) return undefined
  return ({ query: { sql, parameters }, level }) => {
    if (level !== "query") return
    const text = shortened(sql)
    if (parameters.length >= (fewest.get(text) ?? Number.POSITIVE_INFINITY)) return
    fewest.set(text, parameters.length)
    appendFileSync(file, `${JSON.stringify({ text, sql, parameters })}\n`)
  }
}

function shortened(sql: string): string {
  return sql
    .replaceAll(/\$\d+/g, "?")
    .replaceAll(/(\((?:\?, )*\?\))(?:, \((?:\?, )*\?\))+/g, "$1")
    .replaceAll(/\bin \((?:\?, )+\?\)/g, "in (?)")
}
