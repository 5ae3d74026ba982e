// People use a server for half an hour, at a rate it carries; its memory and its handles must not grow. Growth is
// the difference between the medians of the last third and of the third before it.
//
//   npm run test:long -- soak [MINUTES [CALLS a second [SEED]]]
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { seededRandom } from "@stylin/stylist"
import { openLoop, quantile } from "../load/open-loop.ts"
import { makePublic } from "../load/public.ts"
import { freePort, startStylin } from "../support/stylin-process.ts"
import { type Gauges, gauges } from "./gauges.ts"
import { report } from "./report.ts"

const PEOPLE = 8
const LOOKS = 60
/** A garbage collector is not punctual: so much is no growth. */
const ALLOWED: Gauges = { megabytes: 50, handles: 10, resources: 20 }

const minutes = Number(process.argv[2] ?? 30)
const rate = Number(process.argv[3] ?? 4)
const random = seededRandom(Number(process.argv[4] ?? 1))
const dataDirectory = await mkdtemp(join(tmpdir(), "stylin-soak-"))
const metricsPort = await freePort()
const env = { METRICS_PORT: String(metricsPort) }
const server = await startStylin({ dataDirectory, port: await freePort(), env })
const seen: Gauges[] = []
const findings: unknown[] = []
try {
  const people = await makePublic(`${server.url}/api`, PEOPLE, random)
  let isOver = false
  const watching = watch(() => isOver)
  const ended = await openLoop({ rate, seconds: minutes * 60, random, call: () => people.next() })
  isOver = true
  await watching
  const failed = ended.filter(({ how }) => how === "failed")
  findings.push(...failed.map(({ kind, status }) => ({ kind, status })))
  findings.push(...growth())
  const shed = ended.filter(({ how }) => how === "shed").length
  const last = seen.at(-1)
  report({ minutes, calls: ended.length, shed, ...last }, findings)
} finally {
  await server.stop()
  await rm(dataDirectory, { recursive: true })
}

async function watch(isOver: () => boolean): Promise<void> {
  const pauseMs = (minutes * 60_000) / LOOKS
  while (!isOver()) {
    seen.push(await gauges(metricsPort))
    await delay(pauseMs)
  }
}

function growth(): object[] {
  const third = Math.floor(seen.length / 3)
  const before = seen.slice(third, 2 * third)
  const after = seen.slice(2 * third)
  const names = Object.keys(ALLOWED) as (keyof Gauges)[]
  return names.flatMap((gauge) => {
    const [from, to] = [before, after].map((some) =>
      quantile(
        some.map((one) => one[gauge]),
        0.5,
      ),
    )
    return from !== undefined && to !== undefined && to - from > ALLOWED[gauge]
      ? { grew: gauge, from, to }
      : []
  })
}
