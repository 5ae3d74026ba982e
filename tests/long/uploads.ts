// Uploads files that are made to harm: bombs of each format, 10,000 frames, two things in one, cut off, damaged,
// unusual, and one that never ends. The server must answer each with a reason or as a picture, keep
// answering its health, keep its memory, and read a plain photo afterwards.
//
//   npm run test:long -- uploads [ROUNDS [SEED]]
import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { drawOutfit } from "@stylin/server/testing"
import { seededRandom } from "@stylin/stylist"
import { quantile } from "../load/open-loop.ts"
import { signUpPatiently } from "../load/sign-up.ts"
import { freePort, startStylin } from "../support/stylin-process.ts"
import { corpus } from "./corpus.ts"
import { gauges } from "./gauges.ts"
import { report } from "./report.ts"
import { isLookedAt, upload } from "./uploading.ts"

const PROBE_MS = 100
const MOST_MEGABYTES = 1_500
/** The server's own limit for a request, and some time to notice. */
const CUT_OFF_MS = 150_000

const rounds = Number(process.argv[2] ?? 20)
const random = seededRandom(Number(process.argv[3] ?? 1))
const dataDirectory = await mkdtemp(join(tmpdir(), "stylin-uploads-"))
const metricsPort = await freePort()
const env = { METRICS_PORT: String(metricsPort) }
const server = await startStylin({ dataDirectory, env })
const findings: unknown[] = []
const healthMs: number[] = []
let files = 0
let megabytes = 0
let isOver = false
try {
  const probing = probe()
  const slow = uploadSlowly()
  const { client } = await signUpPatiently(`${server.url}/api`, "person")
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, bytes, mayBeRead } of await corpus(random)) {
      const problem = await upload(client, bytes)
      files += 1
      if (!mayBeRead && isLookedAt(problem))
        findings.push({ name, round, is: "taken for a picture" })
    }
    megabytes = Math.max(megabytes, (await gauges(metricsPort)).megabytes)
  }
  const photo = await drawOutfit([{ kind: "shirt_dress", colours: [{ colour: "navy" }] }])
  const problem = await upload(client, photo)
  if (problem !== undefined) findings.push({ name: "a plain photo", problem })
  if (megabytes > MOST_MEGABYTES) findings.push({ megabytes })
  if (!(await slow)) findings.push({ name: "a slow upload", is: "never cut off" })
  isOver = true
  await probing
} finally {
  isOver = true
  await server.stop()
  await rm(dataDirectory, { recursive: true })
}
const slowestHealthMs = Math.round(quantile(healthMs, 1))
report({ rounds, files, megabytes, slowestHealthMs }, findings)

async function probe(): Promise<void> {
  while (!isOver) {
    const start = performance.now()
    const { status } = await fetch(`${server.url}/healthz`)
    if (status !== 200) findings.push({ health: status })
    healthMs.push(performance.now() - start)
    await delay(PROBE_MS)
  }
}

/** Sends a byte a second of what it says it has; resolves to whether the server ends that. */
async function uploadSlowly(): Promise<boolean> {
  const { hostname, port } = new URL(server.url)
  const sender = connect(Number(port), hostname)
  await once(sender, "connect")
  sender.on("error", () => sender.destroy())
  sender.resume()
  sender.write(
    "POST /api/items/parse/v2 HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\n",
  )
  const dripping = setInterval(() => sender.write("x"), 1_000)
  const isEnded = await Promise.race([
    once(sender, "close").then(() => true),
    delay(CUT_OFF_MS, false),
  ])
  clearInterval(dripping)
  sender.destroy()
  return isEnded
}
