// @ts-check
// Notes every query that the server makes of the embedded store, for a release: later schemas must answer
// them too, as servers of two releases run side by side while one replaces the other.
//
//   node scripts/note-queries.mjs
import { spawnSync } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"

const WRITTEN = "packages/server/src/database/released-queries.json"
/** Tests of what makes queries. */
const TESTED = ["stores", "catalogue", "jobs", "photos", "idempotency", "limits"].map(
  (folder) => `packages/server/src/${folder}`,
)

const folder = mkdtempSync(join(tmpdir(), "stylin-queries-"))
const noted = join(folder, "queries.jsonl")
const { status } = spawnSync(
  process.execPath,
  ["node_modules/vitest/vitest.mjs", "run", "--project=node", "--reporter=dot", ...TESTED],
  { stdio: "inherit", env: { ...process.env, NOTED_QUERIES: noted } },
)
if (status !== 0) process.exit(status ?? 1)
/** @type {string[]} */
const texts = readFileSync(noted, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line))
const schema = readdirSync("packages/server/src/database/migrations")
  .flatMap((file) => /^(\d{3}-[a-z-]+)\.ts$/.exec(file)?.[1] ?? [])
  .toSorted()
  .at(-1)
const queries = [...new Set(texts.filter(isOfRows).map(shortened))].toSorted()
writeFileSync(WRITTEN, `${JSON.stringify({ schema, queries }, null, 2)}\n`)
rmSync(folder, { recursive: true })
process.stdout.write(`${queries.length} queries noted in ${WRITTEN}\n`)

/** Queries of the embedded store, but neither of its schema nor of its migrations. @param {string} text */
function isOfRows(text) {
  return (
    /^(?:select|insert|update|delete|with)\b/i.test(text) &&
    !/\$\d|sqlite_|kysely_|information_schema|pg_/.test(text)
  )
}

/** Lists of any length are one query. @param {string} text */
function shortened(text) {
  return text
    .replaceAll(/\((?:\?, )+\?\)(?=(?:, \((?:\?, )*\?\))+)(?:, \((?:\?, )*\?\))+/g, (rows) =>
      rows.slice(0, rows.indexOf(")") + 1),
    )
    .replaceAll(/\bin \((?:\?, )+\?\)/g, "in (?)")
}
