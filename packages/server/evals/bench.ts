// How long ten photos of twelve megapixels take to be read, what that does to other calls, and how
// much memory the whole process takes: npm run bench:vision
import { monitorEventLoopDelay } from "node:perf_hooks"
import { createClient } from "@stylin/api/client"
import { parsePhotos, register } from "@stylin/api/contract"
import type { Kind } from "@stylin/garments/vocabulary"
import sharp from "sharp"
import { startTestServer } from "../src/testing/index.ts"
import { drawPhoto } from "../src/vision/testing/draw-photo.ts"

const KINDS: readonly Kind[] = ["t_shirt", "midi_skirt", "trousers", "jumper", "day_dress"]
const MEGABYTE = 1024 * 1024
const LOOK_EVERY_MS = 100

const photos: Blob[] = []
for (const round of ["navy", "red"] as const) {
  for (const kind of KINDS) photos.push(await twelveMegapixels(kind, round))
}
const server = await startTestServer()
const client = (token?: string) =>
  createClient({ baseUrl: server.baseUrl, getToken: () => token, fetch })
const account = { email: "bench@example.org", password: "long enough" }
const { access_token: token } = await client().call(register, { body: account })

const before = process.memoryUsage.rss()
let peak = before
const answers: number[] = []
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss())
  const start = performance.now()
  void fetch(`${new URL(server.baseUrl).origin}/healthz`).then(() =>
    answers.push(performance.now() - start),
  )
}, LOOK_EVERY_MS)
const start = performance.now()
const cpu = process.cpuUsage()
const items = await client(token).call(parsePhotos, { files: photos }, { timeoutMs: 300_000 })
const took = performance.now() - start
const { user, system } = process.cpuUsage(cpu)
clearInterval(watch)
delay.disable()
await server.close()

const sizes = photos.map(({ size }) => size / MEGABYTE)
const sorted = answers.toSorted((a, b) => a - b)
const lines = [
  `${items.length} of ${photos.length} photos of 4000 x 3000 px read, ${Math.max(...sizes).toFixed(1)} MB the largest`,
  `${Math.round(took)} ms in all, ${Math.round(took / photos.length)} ms a photo; ${Math.round((user + system) / 1000 / photos.length)} ms of processor a photo`,
  `memory ${Math.round(before / MEGABYTE)} MB before, ${Math.round(peak / MEGABYTE)} MB at most`,
  `other calls meanwhile: median ${Math.round(sorted[sorted.length >> 1] ?? 0)} ms, slowest ${Math.round(sorted.at(-1) ?? 0)} ms; event loop held up for ${Math.round(delay.max / 1e6)} ms at most`,
]
process.stdout.write(`${lines.join("\n")}\n`)

async function twelveMegapixels(kind: Kind, colour: "navy" | "red"): Promise<Blob> {
  const drawn = await drawPhoto({ kind, colours: [{ colour }] }, { width: 1200, height: 1600 })
  const photo = await sharp(drawn).resize(3000, 4000).jpeg({ quality: 88 }).toBuffer()
  return new Blob([new Uint8Array(photo)], { type: "image/jpeg" })
}
