// How long drawings take and how much they weigh, in one JSON line per figure. One thread.
import { performance } from "node:perf_hooks"
import { gzipSync } from "node:zlib"
import { drawFlat, drawLook, FIGURE_POSES, HAIR_STYLES } from "../src/drawing/index.ts"
import {
  BODY_TYPES,
  type GarmentWords,
  KIND_NAMES,
  kindFacts,
  PATTERNS,
  type Slot,
} from "../src/vocabulary/index.ts"

const WARM_UP = 12
const RUNS = 15

/** The targets: a figure over its limit is reported, and ends the run with an error. */
const LIMITS: Readonly<Record<string, number>> = {
  "flat draw median": 1,
  "flat gzip median": 6,
  "flat gzip max": 12,
  "look draw median": 3,
  "look gzip max": 30,
}

const COLOURS = ["navy", "ecru", "rust", "sage", "black", "white", "burgundy"] as const

const garment = (kind: GarmentWords["kind"], i: number): GarmentWords => ({
  kind,
  colours: [{ colour: COLOURS[i % COLOURS.length] ?? "navy" }],
  pattern: i % 4 === 3 ? (PATTERNS[(i >> 2) % PATTERNS.length] ?? "plain") : "plain",
  seed: i,
})

function garmentOf(slot: Slot, i: number): GarmentWords {
  const kinds = KIND_NAMES.filter((kind) => kindFacts(kind).slot === slot)
  return garment(kinds[i % kinds.length] ?? "jeans", i)
}

const flats = KIND_NAMES.map((kind, i) => () => drawFlat(garment(kind, i), { id: `p${i}` }))
const looks = Array.from({ length: 40 }, (_, i) => () => {
  const inner = i % 3 === 0 ? ["dress" as const] : ["top" as const, "bottom" as const]
  const slots: readonly Slot[] = [
    ...inner,
    ...(i % 2 ? ["layer" as const] : []),
    "shoes",
    "bag",
    ...(i % 4 ? [] : ["accessory" as const]),
  ]
  return drawLook({
    id: `l${i}`,
    figure: {
      bodyType: BODY_TYPES[i % BODY_TYPES.length],
      pose: FIGURE_POSES[i % FIGURE_POSES.length],
      skin: (i % 10) + 1,
      hair: { style: HAIR_STYLES[i % HAIR_STYLES.length] },
    },
    garments: slots.map((slot, j) => garmentOf(slot, i * 5 + j * 3)),
  })
})

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}

function timeOf(draw: () => string): number {
  const runs = Array.from({ length: RUNS }, () => {
    const start = performance.now()
    draw()
    return performance.now() - start
  })
  return median(runs)
}

function report(name: string, value: number, unit: string): void {
  const rounded = Math.round(value * 100) / 100
  const limit = LIMITS[name]
  process.stdout.write(`${JSON.stringify({ name, median: rounded, unit, limit })}\n`)
  if (limit !== undefined && value > limit) process.exitCode = 1
}

for (const [name, draws] of [
  ["flat", flats],
  ["look", looks],
] as const) {
  for (let i = 0; i < WARM_UP; i++) for (const draw of draws) draw()
  const times = draws.map(timeOf)
  const sizes = draws.map((draw) => gzipSync(draw(), { level: 9 }).length / 1024)
  report(`${name} draw median`, median(times), "ms")
  report(`${name} draw max`, Math.max(...times), "ms")
  report(`${name} gzip median`, median(sizes), "KB")
  report(`${name} gzip max`, Math.max(...sizes), "KB")
}
