// @ts-check
// Notes every query that the server's tests make of either engine, with parameters, as those of a release: later
// schemas must answer them too, as servers of two releases run side by side while one replaces the other. The
// release workflow has it run with the versions' change.
//
//   node scripts/note-queries.mjs
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { projectEnvironment, ROOT, runScript } from "./lib/host.mjs"
import { fail, prepareDependencies } from "./lib/prepare.mjs"

const DATABASE = join(ROOT, "packages/server/src/database")
/** Tests of what makes queries. */
const TESTED = ["packages/server/src", "tests/contract"]
/** Holds schemas to what is noted here. */
const HELD = "packages/server/src/database/released.test.ts"
/** Longer texts, such as answers that are kept for a repeated call, tell nothing more. */
const LONGEST = 2000

/** @typedef {{ text: string, sql: string, parameters: unknown[] }} Noted */

await prepareDependencies({ tools: true })
const folder = mkdtempSync(join(tmpdir(), "stylin-queries-"))
const file = join(folder, "queries.jsonl")
const args = ["run", "--project=node", "--reporter=dot", "--exclude", HELD, ...TESTED]
const env = { ...projectEnvironment(), NOTED_QUERIES: file }
const code = await runScript("node_modules/vitest/vitest.mjs", args, { env })
if (code !== 0) fail("Queries are noted only where all tests pass.")
const noted = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => /** @type {Noted} */ (JSON.parse(line)))
rmSync(folder, { recursive: true })
if (!noted.some(isOfPostgres)) fail("Queries are noted on both engines: install PostgreSQL.")

const schema = readdirSync(join(DATABASE, "migrations"))
  .flatMap((name) => /^(\d{3}-[a-z-]+)\.ts$/.exec(name)?.[1] ?? [])
  .toSorted()
  .at(-1)
const queries = [...Map.groupBy(noted.filter(isOfRows), ({ text }) => text)]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([, alike]) => shortest(alike))
const written = join(DATABASE, "released-queries.json")
writeFileSync(written, `${JSON.stringify({ schema, queries }, null, 2)}\n`)
await runScript("node_modules/@biomejs/biome/bin/biome", ["format", "--write", written])
process.stdout.write(`${queries.length} queries noted in ${written}\n`)

/** Neither of the schema, nor of migrations, nor of an engine's own tables. @param {Noted} noted */
function isOfRows({ text }) {
  return (
    /^(?:select|insert|update|delete|with)\b/i.test(text) &&
    !/sqlite_|kysely_|information_schema|pg_(?!catalog)/.test(text)
  )
}

/** @param {Noted} noted */
function isOfPostgres({ sql }) {
  return /\$\d/.test(sql)
}

/** A query's form with the fewest parameters, and the engine that it is for, if it is for one only. @param {Noted[]} alike */
function shortest(alike) {
  const [first] = alike.toSorted((one, other) => one.parameters.length - other.parameters.length)
  if (!first) throw new Error("There is no query.")
  const parameters = first.parameters.map((value) =>
    typeof value === "string" && value.length > LONGEST ? value.slice(0, LONGEST) : value,
  )
  const sql = first.sql.replaceAll(/\$\d+/g, "?")
  if (/product_search\b|product_search_keys\b/.test(sql))
    return { sql, parameters, engine: "SQLite" }
  // What only PostgreSQL understands was asked of nobody else.
  if (alike.every(isOfPostgres)) return { sql, parameters, engine: "PostgreSQL" }
  return { sql, parameters }
}
