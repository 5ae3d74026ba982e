// People use a server for half an hour, at a rate it carries; its memory and its handles must not grow. Growth is
// the difference between the medians of the last third and of the third before it. Told apart: what it holds before
// anybody comes, in use (the median of the last third), after twenty photos in a row, and a while after the last call.
//
//   npm run test:long -- soak [MINUTES [CALLS a second [SEED]]]
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { seededRandom } from "@stylin/stylist"
import { quantile } from "../load/open-loop.ts"
import { freePort, startStylin } from "../support/stylin-process.ts"
import { type Gauges, gauges } from "./gauges.ts"
import { report } from "./report.ts"
import { soak } from "./soaking.ts"

const PEOPLE = 8
const PHOTOS = 20
/** Until the catalogue is indexed, and until threads that nobody needs have ended. */
const SETTLED_MS = 20_000
const RESTED_MS = 90_000
/** A garbage collector is not punctual: so much is no growth. */
const ALLOWED = { megabytes: 50, handles: 10, resources: 20 } satisfies Partial<Gauges>
/** In megabytes. The goals are reported; what fails is more than has been reached (decisions/052). */
const GOALS = { idle: 350, steady: 500 }
const MOST = { idle: 350, steady: 750 }

const minutes = Number(process.argv[2] ?? 30)
const rate = Number(process.argv[3] ?? 4)
const random = seededRandom(Number(process.argv[4] ?? 1))
const dataDirectory = await mkdtemp(join(tmpdir(), "stylin-soak-"))
const metricsPort = await freePort()
const env = { METRICS_PORT: String(metricsPort) }
const server = await startStylin({ dataDirectory, env })
const findings: unknown[] = []
try {
  await delay(SETTLED_MS)
  const idle = await megabytes()
  const using = {
    url: server.url,
    metricsPort,
    people: PEOPLE,
    seconds: minutes * 60,
    rate,
    random,
  }
  const { people, ended, seen } = await soak(using)
  const failed = ended.filter(({ how }) => how === "failed")
  findings.push(...failed.map(({ kind, status }) => ({ kind, status })))
  findings.push(...growth(seen))
  const steady = medianOf(lastThird(seen), "megabytes")
  for (let photo = 0; photo < PHOTOS; photo += 1) await (await people.upload()).arrayBuffer()
  const afterPhotos = await megabytes()
  await delay(RESTED_MS)
  const held = { idle, steady, afterPhotos, atRest: await megabytes() }
  findings.push(...tooMuch(held))
  const shed = ended.filter(({ how }) => how === "shed").length
  const last = seen.at(-1)
  report({ minutes, calls: ended.length, shed, ...last, ...held, ...goals(held) }, findings)
} finally {
  await server.stop()
  await rm(dataDirectory, { recursive: true })
}

async function megabytes(): Promise<number> {
  return (await gauges(metricsPort)).megabytes
}

function growth(seen: readonly Gauges[]): object[] {
  const after = lastThird(seen)
  const before = seen.slice(seen.length - 2 * after.length, seen.length - after.length)
  const names = Object.keys(ALLOWED) as (keyof typeof ALLOWED)[]
  return names.flatMap((gauge) => {
    const from = medianOf(before, gauge)
    const to = medianOf(after, gauge)
    return to - from > ALLOWED[gauge] ? { grew: gauge, from, to } : []
  })
}

function lastThird(seen: readonly Gauges[]): readonly Gauges[] {
  return seen.slice(-Math.ceil(seen.length / 3))
}

function medianOf(some: readonly Gauges[], gauge: keyof Gauges): number {
  return quantile(
    some.map((one) => one[gauge]),
    0.5,
  )
}

function goals(held: Readonly<Record<keyof typeof GOALS, number>>): object {
  const isMet = { idle: held.idle <= GOALS.idle, steady: held.steady <= GOALS.steady }
  return { goals: GOALS, isMet, failsAbove: MOST }
}

function tooMuch(held: Readonly<Record<keyof typeof MOST, number>>): object[] {
  const names = Object.keys(MOST) as (keyof typeof MOST)[]
  return names.flatMap((when) =>
    held[when] > MOST[when] ? { tooMuch: when, megabytes: held[when], most: MOST[when] } : [],
  )
}
