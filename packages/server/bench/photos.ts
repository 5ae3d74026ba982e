// How long ten photos of twelve megapixels take to be read, what that does to other calls, and how
// much memory the server takes meanwhile, in one JSON line per figure: npm run bench:vision -w @stylin/server
import { fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createClient } from "@stylin/api/client"
import { parsePhotos, register } from "@stylin/api/contract"
import type { Kind } from "@stylin/garments/vocabulary"
import sharp from "sharp"
import { drawPhoto } from "../src/vision/testing/draw-photo.ts"
import type { Used } from "./photos-server.ts"

const KINDS: readonly Kind[] = ["t_shirt", "midi_skirt", "trousers", "jumper", "day_dress"]
const MEGABYTE = 1024 * 1024
const ASK_EVERY_MS = 100
const SIZE = { width: 3000, height: 4000 }

const photos: Blob[] = []
for (const colour of ["navy", "red"] as const) {
  for (const kind of KINDS) photos.push(await twelveMegapixels(kind, colour))
}
const server = fork(join(import.meta.dirname, "photos-server.ts"))
const [baseUrl]: string[] = await once(server, "message")
if (!baseUrl) throw new Error("the server did not start")
const account = { email: "bench@example.org", password: "long enough" }
const guest = createClient({ baseUrl })
const { access_token: token } = await guest.call(register, { body: account })
const { call } = createClient({ baseUrl, getToken: () => token })

const answers: number[] = []
server.send("begin")
const asking = setInterval(async () => {
  const start = performance.now()
  await fetch(`${new URL(baseUrl).origin}/healthz`)
  answers.push(performance.now() - start)
}, ASK_EVERY_MS)
const start = performance.now()
const items = await call(parsePhotos, { files: photos }, { timeoutMs: 300_000 })
const took = performance.now() - start
clearInterval(asking)
const reported = once(server, "message")
server.send("report")
const [used]: Used[] = await reported
if (!used) throw new Error("the server did not report")

const sorted = answers.toSorted((a, b) => a - b)
report("photos read", items.length, `of ${photos.length}`)
report("in all", took, "ms")
report("processor for each", used.processor / photos.length, "ms")
report("memory before", used.before / MEGABYTE, "MB")
report("memory at most", used.peak / MEGABYTE, "MB")
report("other calls meanwhile, median", sorted[sorted.length >> 1] ?? 0, "ms")
report("other calls meanwhile, slowest", sorted.at(-1) ?? 0, "ms")
report("event loop held up, at most", used.heldUp, "ms")

function report(name: string, value: number, unit: string): void {
  process.stdout.write(`${JSON.stringify({ name, value: Math.round(value), unit })}\n`)
}

async function twelveMegapixels(kind: Kind, colour: "navy" | "red"): Promise<Blob> {
  const drawn = await drawPhoto({ kind, colours: [{ colour }] }, { width: 750, height: 1000 })
  const grain = await sharp({
    create: {
      ...SIZE,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 14 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const photo = await sharp(await sharp(drawn).resize(SIZE.width, SIZE.height).toBuffer())
    .composite([{ input: grain, blend: "soft-light" }])
    .jpeg({ quality: 80 })
    .toBuffer()
  return new Blob([new Uint8Array(photo)], { type: "image/jpeg" })
}
