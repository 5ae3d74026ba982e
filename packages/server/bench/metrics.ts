// What counting calls and giving them ids takes of a bare route, the cheapest call there is. The machine
// may be busy, so both are measured in turns, and the ratio counts.
import autocannon from "autocannon"
import fastify from "fastify"
import { readConfig } from "../src/config.ts"
import { createMetrics } from "../src/metrics/metrics.ts"
import { measureCalls } from "../src/plugins/measuring.ts"
import { passRequestIds, requestIds } from "../src/plugins/request-ids.ts"

const ROUNDS = 9
const SECONDS = 2
const CONNECTIONS = 8

const bare = fastify()
const measured = fastify({ genReqId: requestIds(readConfig({})) })
passRequestIds(measured)
measureCalls(measured, createMetrics())
const urls: string[] = []
for (const app of [bare, measured]) {
  app.get("/bare", async () => ({ data: { ok: true } }))
  urls.push(`${await app.listen({ host: "127.0.0.1", port: 0 })}/bare`)
}

const rounds: number[][] = []
for (const url of urls) await rate(url)
for (let round = 0; round < ROUNDS; round += 1) {
  const rates: number[] = []
  for (const url of urls) rates.push(await rate(url))
  rounds.push(rates)
}
await Promise.all([bare.close(), measured.close()])

const perCall = ([without = 0, withThem = 0]: number[]) => 1e6 / withThem - 1e6 / without
print("bare route", median(rounds.map(([without = 0]) => without)), "requests/s")
print("counted and with ids", median(rounds.map(([, withThem = 0]) => withThem)), "requests/s")
print("ratio", median(rounds.map(([without = 0, withThem = 0]) => withThem / without)), "ratio")
print("per call", median(rounds.map(perCall)), "microseconds")

async function rate(url: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    duration: SECONDS,
    connections: CONNECTIONS,
  })
  if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} times`)
  return requests.average
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

function print(name: string, value: number, unit: string): void {
  const rounded = Number(value.toPrecision(3))
  process.stdout.write(`${JSON.stringify({ name, median: rounded, unit })}\n`)
}
