// Contact sheets of flat lays on light and on dark ground, with the time and the weight of each:
// node bench/lays.ts [count] [first seed] [file without ending] [looks.json]
// The JSON holds looks of one's own: [[{ "words": …, "cutOut": "file" }, …], …]; without it they are random.
import { readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { randomLook } from "@stylin/drawing/fixtures"
import type { GarmentWords } from "@stylin/garments/vocabulary"
import sharp from "sharp"
import compose, { type LayPart } from "../src/pictures/lay-thread.ts"

const [count = "24", first = "1", to = join(tmpdir(), "lays"), file] = process.argv.slice(2)
const CELL = { width: 300, height: 400, gap: 8, columns: 6 }
const GROUNDS = { light: "#F7F4EF", dark: "#1B1A19" }

const looks = file ? chosen(file) : random(Number(count), Number(first))
const lays: Uint8Array[] = []
const [ms, known]: [number[], number[]] = [[], []]
for (const parts of looks) {
  const { bytes, problems } = await timed(parts, ms)
  if (problems.length > 0) process.stderr.write(`${problems.join("\n")}\n`)
  lays.push(bytes)
  // At once again: now every piece is known. Later some would be forgotten.
  await timed(parts, known)
}
for (const [name, ground] of Object.entries(GROUNDS)) await sheet(`${to}-${name}.png`, ground)
const kilobytes = lays.map(({ length }) => length / 1000)
const spreads = { ms: spread(ms), known: spread(known), kB: spread(kilobytes) }
process.stdout.write(`${JSON.stringify({ lays: lays.length, ...spreads })}\n`)

async function timed(parts: readonly LayPart[], into: number[]) {
  const begun = process.cpuUsage().user
  const lay = await compose(parts)
  into.push((process.cpuUsage().user - begun) / 1000)
  return lay
}

function chosen(path: string): LayPart[][] {
  const read: readonly (readonly { words: GarmentWords; cutOut?: string }[])[] = JSON.parse(
    readFileSync(path, "utf8"),
  )
  return read.map((look) =>
    look.map(({ words, cutOut }) => ({
      words,
      ...(cutOut !== undefined && {
        photo: { id: cutOut, cutOut: readFileSync(cutOut), cloth: undefined },
      }),
    })),
  )
}

function random(asked: number, from: number): LayPart[][] {
  return Array.from({ length: asked }, (_, at) =>
    randomLook(from + at).garments.map((words) => ({ words })),
  )
}

async function sheet(path: string, ground: string): Promise<void> {
  const { width, height, gap, columns } = CELL
  const cells = await Promise.all(
    lays.map(async (bytes, at) => ({
      input: await sharp(bytes).resize(width, height).png().toBuffer(),
      left: (at % columns) * (width + gap) + gap,
      top: Math.floor(at / columns) * (height + gap) + gap,
    })),
  )
  const rows = Math.ceil(lays.length / columns)
  const size = { width: columns * (width + gap) + gap, height: rows * (height + gap) + gap }
  await sharp({ create: { ...size, channels: 3, background: ground } })
    .composite(cells)
    .png()
    .toFile(path)
}

function spread(values: readonly number[]): { median: number; most: number } {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return { median: at(0.5), most: at(1) }
}
