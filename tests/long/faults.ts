// Takes away what the server depends on while people write, gives it back, and checks that the server kept
// answering its health, went on by itself, and knows all it has acknowledged.
//
//   npm run test:long -- faults [ROUNDS of each [SEED [FAULT, such as "disk full"]]]
import { setTimeout as delay } from "node:timers/promises"
import { seededRandom } from "@stylin/stylist"
import { patiently } from "../load/patiently.ts"
import { signUpPatiently } from "../load/sign-up.ts"
import { Writer } from "../load/writer.ts"
import { OUTAGES, type Outage } from "./outages.ts"
import { report } from "./report.ts"
import { until } from "./until.ts"

const PEOPLE = 3
const LONGEST_MS = 1_000
const FAULT_MS = 1_500
const WRITES = 12
/** The share of photos among what is written. */
const UPLOADS = { usual: 0.02, toTheBucket: 0.3 }

const rounds = Number(process.argv[2] ?? 20)
const random = seededRandom(Number(process.argv[3] ?? 1))
const findings: unknown[] = []
const acknowledged: Record<string, number> = {}
const only = process.argv[4]
for (const [fault, start] of Object.entries(OUTAGES)) {
  if (only !== undefined && fault !== only) continue
  const outage = await start()
  try {
    acknowledged[fault] = await suffer(fault, outage)
  } finally {
    await outage.stop()
  }
}
report({ rounds, acknowledged }, findings)

async function suffer(fault: string, outage: Outage): Promise<number> {
  const uploads = fault === "bucket down" ? UPLOADS.toTheBucket : UPLOADS.usual
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, index) => {
      const { client } = await signUpPatiently(`${outage.url}/api`, `person-${index}`)
      const writer = new Writer(client, random, uploads)
      await patiently(() => writer.seeFeed())
      return writer
    }),
  )
  const answers = async (path: string) => (await fetch(outage.url + path)).status
  for (let round = 0; round < rounds; round += 1) {
    const failing = delay(random() * LONGEST_MS).then(async () => {
      await outage.begin(round)
      await delay(FAULT_MS)
      const health = await answers("/healthz")
      if (health !== 200) findings.push({ fault, round, health })
      await outage.end()
    })
    const writing = people.map(async (person) => {
      for (let writes = 0; writes < WRITES; writes += 1) await person.write()
    })
    await Promise.all([failing, ...writing])
    await until("the server is ready", async () => (await answers("/readyz")) === 200)
    const found = await Promise.all(people.map((person) => patiently(() => person.check())))
    findings.push(...found.flat().map((finding) => ({ fault, round, ...finding })))
  }
  return people.reduce((sum, person) => sum + person.acknowledged, 0)
}
