import { setTimeout as delay } from "node:timers/promises"
import { type Ended, openLoop } from "../load/open-loop.ts"
import { makePublic, type Public } from "../load/public.ts"
import { type Gauges, gauges } from "./gauges.ts"

const LOOKS = 60

interface Soaking {
  readonly url: string
  readonly metricsPort: number
  readonly people: number
  readonly seconds: number
  /** Calls a second. */
  readonly rate: number
  readonly random: () => number
}

interface Soaked {
  readonly people: Public
  readonly ended: readonly Ended[]
  /** What the server held, look by look. */
  readonly seen: readonly Gauges[]
}

/** Has people use a server at a rate, and looks at what it holds meanwhile. */
export async function soak(soaking: Soaking): Promise<Soaked> {
  const { url, metricsPort, seconds, rate, random } = soaking
  const people = await makePublic(`${url}/api`, soaking.people, random)
  const seen: Gauges[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      seen.push(await gauges(metricsPort))
      await delay((seconds * 1000) / LOOKS)
    }
  })()
  const ended = await openLoop({ rate, seconds, random, call: () => people.next() })
  isOver = true
  await watching
  return { people, ended, seen }
}
