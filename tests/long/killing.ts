import { setTimeout as delay } from "node:timers/promises"
import { patiently } from "../load/patiently.ts"
import { signUpPatiently } from "../load/sign-up.ts"
import { type Finding, Writer } from "../load/writer.ts"
import { freePort, startStylin } from "../support/stylin-process.ts"

/** A person's writes between two kills at most, which an account's limit allows. */
const MOST_WRITES = 12
const LONGEST_MS = 1000

interface Killing {
  readonly dataDirectory: string
  /** Further settings of the server. */
  readonly env?: Record<string, string>
  readonly people: number
  readonly rounds: number
  readonly random: () => number
}

/**
 * Kills a server without warning while people write, starts it again over the same data, and checks that it knows
 * everything it has acknowledged, once, and nothing else.
 */
export async function killWhileTheyWrite({
  dataDirectory,
  env = {},
  people: count,
  rounds,
  random,
}: Killing): Promise<{ acknowledged: number; findings: Finding[] }> {
  const port = await freePort()
  let server = await startStylin({ dataDirectory, port, env })
  const findings: Finding[] = []
  try {
    const people = await Promise.all(
      Array.from({ length: count }, async (_, index) => {
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
    return { acknowledged, findings }
  } finally {
    await server.stop()
  }
}
