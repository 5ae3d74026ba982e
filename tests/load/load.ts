// What the server carries, as an operator runs it, and what it does under more than that. People call at a
// rate, whether they are answered or not: 70 % look at what is there, 15 % ask for a feed, 8 % keep a look,
// 5 % search, 2 % upload a photo. The rate rises until calls are turned away; then comes twice what it
// carried. A bare route is measured before and after, since other work on the machine slows both: compare
// with it. Prints a JSON line per figure. Ends with 1 if a goal is missed.
//
//   npm run load [-- PRODUCTS [SECONDS per rate]]
import { fork } from "node:child_process"
import { once } from "node:events"
import { availableParallelism, loadavg } from "node:os"
import { join } from "node:path"
import { seededRandom } from "@stylin/stylist"
import autocannon from "autocannon"
import { type Ended, openLoop, quantile } from "./open-loop.ts"
import { makePublic, type Public } from "./public.ts"
import { startShipped } from "./shipped.ts"

const PRODUCTS = Number(process.argv[2] ?? 100_000)
const SECONDS = Number(process.argv[3] ?? 15)
/** So many that none of them meets the limit of an account. */
const PEOPLE = 96
const FIRST_RATE = 8
const STEP = 1.5
const MOST_STEPS = 12
/** Of the calls at a rate that the server carries, at most this part is turned away. */
const CARRIED = 0.01
const FEEDS_AT_ONCE = 8
const GOALS = { healthMs: 100, servedMs: 1000, feeds: 60 }

const SEED = 11
const bare = fork(join(import.meta.dirname, "bare.ts"))
const [route]: { url: string }[] = await once(bare, "message")
const server = await startShipped(PRODUCTS, SEED)
const health = fork(join(import.meta.dirname, "health.ts"), [
  new URL("/healthz", server.baseUrl).href,
])
const random = seededRandom(SEED)
let people: Public
try {
  people = await makePublic(server.baseUrl, PEOPLE, random)
  await measure()
} finally {
  health.disconnect()
  await server.stop()
  bare.disconnect()
}

async function measure(): Promise<void> {
  print({
    name: "machine",
    processors: availableParallelism(),
    load: loadavg()[0],
    products: PRODUCTS,
  })
  await measureBare()
  await measureFeeds()
  let carried = 0
  for (let step = 0, rate = FIRST_RATE; step < MOST_STEPS; step += 1, rate *= STEP) {
    const { lost } = await measureRate("rising", rate)
    if (lost > CARRIED) break
    carried = rate
  }
  if (carried > 0) {
    const twice = await measureRate("twice what it carried", carried * 2)
    const { healthMs, allMs, othersMs, failed } = twice
    judge("health stays within", healthMs, GOALS.healthMs)
    judge("what is served is served within, uploads too", allMs, GOALS.servedMs)
    judge("what is served is served within, without uploads", othersMs, GOALS.servedMs)
    judge("calls that failed otherwise", failed, 0)
  } else {
    judge("carries the first rate", 1, 0)
  }
  await measureBare()
}

async function measureRate(name: string, rate: number) {
  await healthTook()
  const ended = await openLoop({ rate, seconds: SECONDS, random, call: people.next })
  const probes = await healthTook()
  const served = ended.filter(({ how }) => how === "served")
  const failures = ended.filter(({ how }) => how === "failed")
  const failed = failures.length
  const healthMs = Math.max(...probes)
  const all = quantiles(served)
  // An upload is answered when its photo has been read, which takes as long as it takes.
  const others = quantiles(served.filter(({ kind }) => kind !== "upload"))
  print({
    name,
    offered: rate,
    served: served.length / SECONDS,
    shed: count(ended, "shed"),
    failed,
    failures: [...new Set(failures.map(({ kind, status }) => `${kind} ${status}`))],
    all,
    "without uploads": others,
    kinds: Object.fromEntries(
      [...Map.groupBy(served, ({ kind }) => kind)].map(([kind, calls]) => [
        kind,
        { calls: calls.length, ...quantiles(calls) },
      ]),
    ),
    "health p99": quantile(probes, 0.99),
    "health slowest": healthMs,
    "memory MB": (await server.gauges()).megabytes,
    load: loadavg()[0],
  })
  const lost = 1 - served.length / ended.length
  return { lost, healthMs, allMs: all.p99, othersMs: others.p99, failed }
}

/** How long health took each time since this was last asked, in milliseconds. */
async function healthTook(): Promise<number[]> {
  health.send("tell")
  const [took]: number[][] = await once(health, "message")
  return took ?? []
}

/** Feeds a second, with so many people asking that no thread waits. */
async function measureFeeds(): Promise<void> {
  const end = performance.now() + SECONDS * 1000
  const took: number[] = []
  async function ask(): Promise<void> {
    while (performance.now() < end) {
      const from = performance.now()
      const response = await people.feed()
      await response.arrayBuffer()
      if (response.ok) took.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: FEEDS_AT_ONCE }, ask))
  const rate = took.length / SECONDS
  print({
    name: "feeds a second",
    value: rate,
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
  })
  judge("feeds a second, at least", -rate, -GOALS.feeds)
}

async function measureBare(): Promise<void> {
  const { requests } = await autocannon({ url: route?.url ?? "", duration: 3, connections: 8 })
  print({ name: "bare route, a second", value: requests.average })
}

function quantiles(calls: readonly Ended[]): Record<"p50" | "p95" | "p99", number> {
  const took = calls.map(tookMs)
  return { p50: quantile(took, 0.5), p95: quantile(took, 0.95), p99: quantile(took, 0.99) }
}

function tookMs(call: Ended): number {
  return call.tookMs
}

function count(ended: readonly Ended[], how: Ended["how"]): number {
  return ended.filter((call) => call.how === how).length
}

function judge(name: string, value: number, most: number): void {
  const isMet = value <= most
  print({ name: `goal: ${name}`, value: Math.abs(value), goal: Math.abs(most), isMet })
  if (!isMet) process.exitCode = 1
}

function print(line: Readonly<Record<string, unknown>>): void {
  const written = JSON.stringify(line, (_key, value: unknown) =>
    typeof value === "number" ? rounded(value) : value,
  )
  process.stdout.write(`${written}\n`)
}

function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
