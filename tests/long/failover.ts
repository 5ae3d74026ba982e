// Kills PostgreSQL's primary without warning while people write through the server, promotes its
// replica, and checks that the server, which finds it by itself, knows all it has acknowledged.
// Prints "no PostgreSQL" and passes where there is none.
//
//   npm run test:long -- failover [ROUNDS [SEED]]
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { findPostgres, startReplicatedPostgres } from "@stylin/server/testing"
import { seededRandom } from "@stylin/stylist"
import { patiently } from "../load/patiently.ts"
import { signUpPatiently } from "../load/sign-up.ts"
import { type Finding, Writer } from "../load/writer.ts"
import { startStylin } from "../support/stylin-process.ts"
import { report } from "./report.ts"
import { until } from "./until.ts"

const PEOPLE = 4
/** A person's writes at most, which an account's limit allows. */
const MOST_WRITES = 60
const LONGEST_MS = 2_000

const rounds = Number(process.argv[2] ?? 10)
const random = seededRandom(Number(process.argv[3] ?? 1))
const programs = findPostgres()
const findings: Finding[] = []
let acknowledged = 0
if (programs) for (let round = 0; round < rounds; round += 1) await failOver(programs)
report({ failovers: programs ? rounds : "no PostgreSQL", acknowledged }, findings)

async function failOver(postgres: string): Promise<void> {
  const servers = await startReplicatedPostgres(postgres)
  const dataDirectory = await mkdtemp(join(tmpdir(), "stylin-failover-"))
  const env = { DATABASE_URL: servers.url, DATABASE_REPLICA_URL: servers.replicaUrl }
  const server = await startStylin({ dataDirectory, env })
  try {
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, async (_, index) => {
        const { client } = await signUpPatiently(`${server.url}/api`, `person-${index}`)
        const writer = new Writer(client, random)
        await patiently(() => writer.seeFeed())
        return writer
      }),
    )
    let isKilled = false
    const killing = delay(random() * LONGEST_MS).then(() => {
      isKilled = true
      servers.killPrimary()
    })
    const writing = people.map(async (person) => {
      for (let writes = 0; writes < MOST_WRITES && !isKilled; writes += 1) await person.write()
    })
    await Promise.all([killing, ...writing])
    await servers.promoteReplica()
    await until("the server is ready", async () => (await fetch(`${server.url}/readyz`)).ok)
    findings.push(
      ...(await Promise.all(people.map((person) => patiently(() => person.check())))).flat(),
    )
    acknowledged += people.reduce((sum, person) => sum + person.acknowledged, 0)
  } finally {
    await server.stop()
    await servers.stop()
    await rm(dataDirectory, { recursive: true })
  }
}
