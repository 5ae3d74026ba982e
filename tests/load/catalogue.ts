// A shop's feed of a given size, as an operator brings it in: what its import takes, how soon a server that starts
// on it is ready, how long a feed takes over HTTP, and how much longer while another shop's is imported. The feed is the demo's, repeated under other ids and names.
// One JSON line per figure, with its goal if it has one.
//
//   npm run bench:catalogue -w @stylin/server [-- PRODUCTS]
import { spawn } from "node:child_process"
import { once } from "node:events"
import { createWriteStream } from "node:fs"
import { mkdtemp, readFile, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { FEED_DEFAULTS, getFeed } from "@stylin/api/contract"
import { gauges } from "../long/gauges.ts"
import { freePort, startStylin } from "../support/stylin-process.ts"
import { quantile } from "./open-loop.ts"
import { signUp } from "./sign-up.ts"

const PRODUCTS = Number(process.argv[2] ?? 1_000_000)
const FEEDS = 41
const WARM_UP = 10
const GOALS = {
  importMb: 256,
  rowsPerSecond: 10_000,
  feedMs: 100,
  readySeconds: 10,
  timesSlower: 2,
}
const SERVER = join(import.meta.dirname, "../../packages/server/src/catalogue")
/** Says at its end what a process took, its threads included. */
const TELL = `data:text/javascript,${encodeURIComponent(`
  import { isMainThread } from "node:worker_threads"
  if (isMainThread) process.on("exit", () => console.log(JSON.stringify(process.resourceUsage())))
`)}`

const folder = await mkdtemp(join(tmpdir(), "stylin-catalogue-"))
try {
  await measure()
} finally {
  await rm(folder, { recursive: true })
}

async function measure(): Promise<void> {
  const env = { DATA_DIR: join(folder, "data") }
  const file = join(folder, "feed.tsv")
  await pipeline(Readable.from(rows(await demoFeed())), createWriteStream(file))
  await measureImport("first import", file, env)
  await measureImport("the same again", file, env)
  const token = await measureStart("first start", env)
  await measureStart("start again", env, token)
  await measureMeanwhile(file, env, token)
}

async function measureImport(
  name: string,
  file: string,
  env: object,
  shop = "large",
): Promise<void> {
  const from = performance.now()
  const cli = [join(SERVER, "cli.ts"), "import", file, "--feed", shop]
  const child = spawn(process.execPath, ["--import", TELL, ...cli], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout })) lines.push(line)
  const used: NodeJS.ResourceUsage = JSON.parse(lines.at(-1) ?? "{}")
  const computed = (used.userCPUTime + used.systemCPUTime) / 1_000_000
  print(`${name}: seconds`, (performance.now() - from) / 1000)
  judge(`${name}: memory, MB`, used.maxRSS / 1024, GOALS.importMb)
  judge(`${name}: rows a second of processor`, PRODUCTS / computed, GOALS.rowsPerSecond, "least")
  print(`${name}: said`, lines.find((line) => line.includes("rows:")) ?? lines.join("; "))
}

/** Starts a server, and stops it. Resolves to the token of somebody who has signed up. */
async function measureStart(name: string, env: object, known?: string): Promise<string> {
  const from = performance.now()
  const seconds = () => (performance.now() - from) / 1000
  const dataDirectory = join(folder, "data")
  const metricsPort = await freePort()
  const server = await startStylin({
    dataDirectory,
    env: { ...env, METRICS_PORT: String(metricsPort) },
  })
  try {
    print(`${name}: listens, s`, seconds())
    const token = known ?? (await signUp(`${server.url}/api`, "ada")).token
    await feed(server.url, token)
    judge(`${name}: first feed, s`, seconds(), GOALS.readySeconds)
    print(`${name}: processor until then, s`, (await gauges(metricsPort)).processorSeconds)
    const took: number[] = []
    for (let run = 0; run < WARM_UP + FEEDS; run += 1) took.push(await feed(server.url, token))
    const settled = took.slice(WARM_UP)
    judge(`${name}: feed over HTTP, median, ms`, quantile(settled, 0.5), GOALS.feedMs)
    print(`${name}: feed over HTTP, slowest, ms`, quantile(settled, 1))
    const kept = await stat(join(folder, "data", "index", "catalogue.index")).catch(() => undefined)
    print(`${name}: kept index, MB`, (kept?.size ?? 0) / 1024 ** 2)
    print(`${name}: memory, MB`, (await gauges(metricsPort)).megabytes)
    return token
  } finally {
    await server.stop()
  }
}

/** Imports as much again for another shop while feeds are asked for, one after the other. */
async function measureMeanwhile(file: string, env: object, token: string): Promise<void> {
  const dataDirectory = join(folder, "data")
  const server = await startStylin({ dataDirectory, env: { ...env } })
  try {
    const alone: number[] = []
    for (let run = 0; run < WARM_UP + FEEDS; run += 1) alone.push(await feed(server.url, token))
    const meanwhile: number[] = []
    let isOver = false
    const importing = measureImport("import beside feeds", file, env, "other").then(() => {
      isOver = true
    })
    while (!isOver) meanwhile.push(await feed(server.url, token))
    await importing
    const [usual, busy] = [alone.slice(WARM_UP), meanwhile].map((took) => quantile(took, 0.5))
    print("feed beside an import: median, ms", busy ?? Number.NaN)
    print("feed beside an import: feeds", meanwhile.length)
    const ratio = (busy ?? Number.NaN) / (usual ?? Number.NaN)
    judge("feed beside an import: times slower", ratio, GOALS.timesSlower)
  } finally {
    await server.stop()
  }
}

/** How long a feed takes, in milliseconds. */
async function feed(url: string, token: string): Promise<number> {
  const query = new URLSearchParams({ occasions: "work" })
  for (const [name, value] of Object.entries(FEED_DEFAULTS)) query.set(name, String(value))
  const from = performance.now()
  const response = await fetch(`${url}/api${getFeed.path}?${query}`, {
    method: getFeed.method,
    headers: { authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw new Error(`A feed was answered with ${response.status}.`)
  await response.arrayBuffer()
  return performance.now() - from
}

/** The demo's lines, its header first. */
async function demoFeed(): Promise<string[]> {
  const file = join(folder, "demo.tsv")
  const child = spawn(process.execPath, [join(SERVER, "demo/write-feed.ts"), file])
  const [code] = await once(child, "exit")
  if (code !== 0) throw new Error("The demo's feed could not be written.")
  return (await readFile(file, "utf8")).trimEnd().split("\n")
}

/** The same products again and again, until there are enough; each round has other ids and names. */
function* rows([header = "", ...demo]: readonly string[]): Generator<string> {
  yield `${header}\n`
  for (let made = 0; made < PRODUCTS; made += 1) {
    const round = Math.floor(made / demo.length)
    const [id, group, title, ...rest] = (demo[made % demo.length] ?? "").split("\t")
    yield `${[`${id}-${round}`, `${group}-${round}`, `${title} ${round}`, ...rest].join("\t")}\n`
  }
}

function judge(name: string, value: number, goal: number, bound: "least" | "most" = "most"): void {
  print(name, value, { goal, isMet: bound === "most" ? value <= goal : value >= goal })
}

function print(name: string, value: number | string, more: object = {}): void {
  const rounded = typeof value === "number" ? Number(value.toPrecision(3)) : value
  process.stdout.write(`${JSON.stringify({ name, value: rounded, ...more })}\n`)
}
