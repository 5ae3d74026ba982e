// Measures how many feeds a second the server composes, as an operator runs it, relative to a bare route. The
// machine may be busy, so both are measured in turns, and the ratio counts.
import { fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { FEED_DEFAULTS, getFeed } from "@stylin/api/contract"
import autocannon from "autocannon"
import { patiently } from "./patiently.ts"
import { startShipped } from "./shipped.ts"
import { signUp } from "./sign-up.ts"

const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 8

const child = fork(join(import.meta.dirname, "bare.ts"))
const [route]: { url: string }[] = await once(child, "message")
if (!route) throw new Error("the bare route did not start")
const server = await startShipped(0, 1)

// One for each connection: an account has a limit.
const people: { token: string }[] = []
for (let person = 0; person < CONNECTIONS; person += 1) {
  const { client, token } = await signUp(server.baseUrl, `person-${person}`)
  // The first waits until the catalogue is indexed.
  const query = { occasions: "my_occasions", ...FEED_DEFAULTS }
  await patiently(() => client.call(getFeed, { query }))
  people.push({ token })
}
const query = new URLSearchParams(
  Object.entries({ occasions: "my_occasions", ...FEED_DEFAULTS }).map(([name, value]) => [
    name,
    String(value),
  ]),
)
let connection = 0
const feed = {
  url: `${server.baseUrl}/recommendations/feed/get?${query}`,
  method: "POST",
  setupClient(client: autocannon.Client) {
    const { token } = people[connection % CONNECTIONS] ?? { token: "" }
    connection += 1
    client.setHeaders({ authorization: `Bearer ${token}` })
  },
} as const
const bare = { url: route.url, method: "GET" } as const

await measure(bare, 1)
await measure(feed, 1)
let turnedAway = 0
const rounds: { bare: number; feed: number; latency: number }[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  const bareRun = await measure(bare, SECONDS)
  const feedRun = await measure(feed, SECONDS)
  rounds.push({ bare: bareRun.rate, feed: feedRun.rate, latency: feedRun.latency })
  turnedAway += feedRun.turnedAway
}
child.disconnect()
await server.stop()

print("bare route", median(rounds.map((round) => round.bare)), "requests/s")
print("feed", median(rounds.map((round) => round.feed)), "requests/s")
print("feed latency", median(rounds.map((round) => round.latency)), "ms")
print("feed / bare route", median(rounds.map((round) => round.feed / round.bare)), "ratio")
print("feeds turned away, in all", turnedAway, "requests")

async function measure(target: typeof bare | typeof feed, duration: number) {
  const result = await autocannon({ ...target, duration, connections: CONNECTIONS })
  const turnedAway = result.statusCodeStats?.["503"]?.count ?? 0
  const failed = result.non2xx - turnedAway + result.errors
  if (failed > 0) throw new Error(`${target.url} failed ${failed} times`)
  return { rate: result["2xx"] / duration, latency: result.latency.p50, turnedAway }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function print(name: string, value: number, unit: string): void {
  const rounded = Number(value.toPrecision(3))
  process.stdout.write(`${JSON.stringify({ name, median: rounded, unit })}\n`)
}
