// Kills the server without warning while people write, starts it again over the same data, and
// checks that it knows everything it has acknowledged, once, and nothing else.
//
//   npm run kills -w @stylin/server [-- rounds [seed [sqlite|postgres]]]
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { findPostgres, startPostgres } from "@stylin/server/testing"
import { seededRandom } from "@stylin/stylist"
import { freePort, startStylin } from "../support/stylin-process.ts"
import { patiently } from "./patiently.ts"
import { signUpPatiently } from "./sign-up.ts"
import { type Finding, Writer } from "./writer.ts"

const PEOPLE = 6
/** A person's writes between two kills at most, which an account's limit allows. */
const MOST_WRITES = 12
const LONGEST_MS = 1000

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
const port = await freePort()
let server = await startStylin({ dataDirectory, port, env })
const findings: Finding[] = []
try {
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, index) => {
      const { client } = await signUpPatiently(`${server.url}/api`, `person-${index}`)
      const writer = new Writer(client, random)
      await patiently(() => writer.seeFeed())
      return writer
    }),
  )
  for (let round = 0; round < rounds; round += 1) {
    const { kill } = server
    let isKilled = false
    const killing = delay(random() * LONGEST_MS).then(() => {
      isKilled = true
      return kill()
    })
    const writing = people.map(async (person) => {
      for (let writes = 0; writes < MOST_WRITES && !isKilled; writes += 1) await person.write()
    })
    await Promise.all([killing, ...writing])
    server = await startStylin({ dataDirectory, port, env })
    findings.push(
      ...(await Promise.all(people.map((person) => patiently(() => person.check())))).flat(),
    )
  }
  const acknowledged = people.reduce((sum, person) => sum + person.acknowledged, 0)
  print({ engine, kills: rounds, acknowledged, "wrong afterwards": findings.length })
} finally {
  await server.stop()
  await postgres?.stop()
  rmSync(dataDirectory, { recursive: true })
}
for (const finding of findings) print(finding)
process.exitCode = findings.length > 0 ? 1 : 0

function print(value: object): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}
