import { setTimeout as delay } from "node:timers/promises"
import { patiently } from "../load/patiently.ts"
import { signUpPatiently } from "../load/sign-up.ts"
import { Writer } from "../load/writer.ts"
import type { Outage } from "./outages.ts"
import { until } from "./until.ts"

const LONGEST_MS = 1_000
const FAULT_MS = 1_500
const WRITES = 12
/** The share of photos among what is written. */
const UPLOADS = { usual: 0.02, ofPhotos: 0.3 }

interface Suffering {
  readonly people: number
  readonly rounds: number
  readonly random: () => number
}

/**
 * Lets a fault come and go while people write; the server must keep answering its health, go on by itself, and know
 * all that it has acknowledged.
 */
export async function sufferWhileTheyWrite(
  outage: Outage,
  { people: count, rounds, random }: Suffering,
): Promise<{ acknowledged: number; findings: object[] }> {
  const findings: object[] = []
  const uploads = outage.isOfPhotos ? UPLOADS.ofPhotos : UPLOADS.usual
  const people = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
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
      if (health !== 200) findings.push({ round, health })
      await outage.end()
    })
    const writing = people.map(async (person) => {
      for (let writes = 0; writes < WRITES; writes += 1) await person.write()
    })
    await Promise.all([failing, ...writing])
    await until("the server is ready", async () => (await answers("/readyz")) === 200)
    const found = await Promise.all(people.map((person) => patiently(() => person.check())))
    findings.push(...found.flat().map((finding) => ({ round, ...finding })))
  }
  const acknowledged = people.reduce((sum, person) => sum + person.acknowledged, 0)
  return { acknowledged, findings }
}
