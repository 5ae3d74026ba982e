// What a feed takes over HTTP on the embedded store, as an operator runs the server, compared with the
// engine alone for the same person and products. Both run in turns, so that other load on the machine
// affects both; the engine runs here, the server in its own process. Computing time on all threads is given beside
// elapsed time: on a busy machine most of the elapsed time is waiting. No feed comes from a cache,
// as each must differ. One JSON line per figure.
//
// npm run bench:http -w @stylin/server [-- PRODUCTS]
import { performance } from "node:perf_hooks"
import { createClient } from "@stylin/api/client"
import {
  addToWardrobe,
  createUser,
  FEED_DEFAULTS,
  getWardrobe,
  register,
} from "@stylin/api/contract"
import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { CatalogueIndex, recordOf, styleLooks } from "@stylin/stylist"
import { startShipped } from "../../../tests/load/shipped.ts"
import { readItem } from "../src/pictures/garment-words.ts"
import { wearableOwn } from "../src/recommendations/garments.ts"
import { shopProducts, wardrobeShots } from "./products.ts"

const PRODUCTS = Number(process.argv[2] ?? 100_000)
const SEED = 11
const OWNED = 60
const WARM_UP = 10
const RUNS = 41
/** The most that HTTP, the store and the thread may add to the engine, in milliseconds. */
const LIMIT = 10

const server = await startShipped(PRODUCTS, SEED)
const { baseUrl } = server

const { token, wardrobe } = await signUp()
const catalogue = new CatalogueIndex()
for (const { id, words, colours, pricePence, available } of shopProducts(PRODUCTS, SEED)) {
  catalogue.add(recordOf({ id, name: "", kind: words.kind, words, colours, pricePence }, available))
}
const profile = {
  bodyType: "pear" as const,
  activities: ["work" as const],
  tags: defaultTagPreferences(),
  ratings: [],
  month: new Date().getUTCMonth() + 1,
}
const query = new URLSearchParams({
  occasions: "work",
  ...Object.fromEntries(Object.entries(FEED_DEFAULTS).map(([name, value]) => [name, `${value}`])),
})

const first = await timed(overHttp)
for (let run = 0; run < WARM_UP; run += 1) {
  await overHttp()
  engine(run)
}
const http: number[] = []
const alone: number[] = []
let engineComputed = 0
const before = (await server.gauges()).processorSeconds
for (let run = 0; run < RUNS; run += 1) {
  http.push(await timed(overHttp))
  const start = process.cpuUsage()
  alone.push(await timed(async () => engine(1000 + run)))
  const { user, system } = process.cpuUsage(start)
  engineComputed += (user + system) / 1000 / RUNS
}
const serverComputed = (((await server.gauges()).processorSeconds - before) * 1000) / RUNS
await server.stop()

report("first feed after the index is built", first, "ms")
report("engine alone, median", median(alone), "ms")
report("feed over HTTP, median", median(http), "ms")
report("feed over HTTP, slowest", Math.max(...http), "ms")
report("engine alone, mean of computing", engineComputed, "ms")
report("feed over HTTP, mean of computing", serverComputed, "ms")
report("HTTP less engine, of computing", serverComputed - engineComputed, "ms")
report("HTTP less engine", median(http) - median(alone), "ms", LIMIT)

async function overHttp(): Promise<number> {
  const response = await fetch(`${baseUrl}/recommendations/feed/get?${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw new Error(`The feed was answered with ${response.status}.`)
  return (await response.text()).length
}

function engine(seed: number): void {
  const { looks } = styleLooks({
    profile,
    wardrobe,
    catalogue,
    occasions: ["work"],
    candidatesPerOccasion: FEED_DEFAULTS.sample_per_use,
    count: FEED_DEFAULTS.sample_to_show,
    alternatives: FEED_DEFAULTS.top_n,
    seed,
  })
  if (looks.length === 0) throw new Error("The engine found no look.")
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function signUp() {
  let access: string | undefined
  const { call } = createClient({ baseUrl, getToken: () => access })
  const email = "ada@example.org"
  access = (await call(register, { body: { email, password: "long enough" } })).access_token
  await call(createUser, {
    body: {
      source_platform_id: "web",
      user_id_in_source_platform: email,
      name_in_app: "ada",
      gender: "female",
      body_type: "pear",
      activities: ["work"],
      tags_preferences: defaultTagPreferences(),
      marketing_opt_in: false,
    },
  })
  await call(addToWardrobe, { body: wardrobeShots(OWNED, 7) })
  const items = await call(getWardrobe)
  const own = items.flatMap((item) => {
    const { words } = readItem(item)
    return words ? [wearableOwn({ item, words })] : []
  })
  return { token: access, wardrobe: own }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

function report(name: string, value: number, unit: string, limit?: number): void {
  const rounded = Math.round(value * 100) / 100
  process.stdout.write(`${JSON.stringify({ name, value: rounded, unit, limit })}\n`)
  if (limit !== undefined && value > limit) process.exitCode = 1
}
