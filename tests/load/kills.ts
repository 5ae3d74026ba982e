// Kills the server without warning while people write, starts it again over the same data, and
// checks that it knows everything it has acknowledged, once, and nothing else.
//
//   npm run kills -w @stylin/server [-- rounds [seed [sqlite|postgres]]]
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { findPostgres, startPostgres } from "@stylin/server/testing"
import { seededRandom } from "@stylin/stylist"
import { killWhileTheyWrite } from "../long/killing.ts"

const PEOPLE = 6

const rounds = Number(process.argv[2] ?? 100)
const random = seededRandom(Number(process.argv[3] ?? 1))
const engine = process.argv[4] ?? "sqlite"
const programs = engine === "postgres" ? findPostgres() : undefined
if (engine === "postgres" && !programs) {
  print({ engine, kills: "no PostgreSQL" })
  process.exit()
}
const postgres = programs ? await startPostgres(programs) : undefined
const env: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : {}
const dataDirectory = mkdtempSync(join(tmpdir(), "stylin-kills-"))
try {
  const killing = { dataDirectory, env, people: PEOPLE, rounds, random }
  const { acknowledged, findings } = await killWhileTheyWrite(killing)
  print({ engine, kills: rounds, acknowledged, "wrong afterwards": findings.length })
  for (const finding of findings) print(finding)
  process.exitCode = findings.length > 0 ? 1 : 0
} finally {
  await postgres?.stop()
  rmSync(dataDirectory, { recursive: true })
}

function print(value: object): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}
