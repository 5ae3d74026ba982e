// Measures how long drawings take and how large they are, in one JSON line per figure, and fails
// over a limit. One thread. `npm run bench -w @stylin/drawing -- 5000` weighs that many looks.
import { gzipSync } from "node:zlib"
import {
  BODY_TYPES,
  CUT_FIELDS,
  type Cut,
  cutsOf,
  type GarmentWords,
  KIND_NAMES,
  type Kind,
  kindFacts,
  type Material,
  PATTERNS,
  type Slot,
} from "@stylin/garments/vocabulary"
import { randomLook } from "../src/fixtures/random-look.ts"
import { drawFlat, drawLook, FIGURE_POSES, HEADS } from "../src/index.ts"

const WARM_UP = 12
const RUNS = 15
/** How many random looks are weighed. */
const LOOKS = Number(process.argv[2] ?? 1000)

/** The limits, in ms and in KB of 1,000 bytes. */
const LIMITS: Readonly<Record<string, number>> = {
  "flat draw median": 1,
  "flat gzip median": 6,
  "flat gzip max": 12,
  "any flat gzip max": 12,
  "look draw median": 3,
  "look gzip max": 30,
  "any look gzip max": 30,
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
      hair: { style: HEADS[i % HEADS.length] },
    },
    garments: slots.map((slot, j) => garmentOf(slot, i * 5 + j * 3)),
  })
})

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}

/** The processor's time for one drawing, in ms: on a busy machine the clock would count others' work. */
function timeOf(draw: () => string): number {
  const before = process.threadCpuUsage()
  for (let i = 0; i < RUNS; i++) draw()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000 / RUNS
}

const gzipped = (svg: string): number => gzipSync(svg, { level: 9 }).length / 1000

function report(name: string, value: number, unit: string, what?: string): void {
  const rounded = Math.round(value * 1000) / 1000
  const limit = LIMITS[name]
  process.stdout.write(`${JSON.stringify({ name, value: rounded, unit, limit, what })}\n`)
  if (limit !== undefined && value > limit) process.exitCode = 1
}

for (const [name, draws] of [
  ["flat", flats],
  ["look", looks],
] as const) {
  for (let i = 0; i < WARM_UP; i++) for (const draw of draws) draw()
  const times = draws.map(timeOf)
  const sizes = draws.map((draw) => gzipped(draw()))
  report(`${name} draw median`, median(times), "ms")
  report(`${name} draw max`, Math.max(...times), "ms")
  report(`${name} gzip median`, median(sizes), "KB")
  report(`${name} gzip max`, Math.max(...sizes), "KB")
}

/** One material for each visible surface of cloth. */
const SURFACES: readonly Material[] = [
  "cotton",
  "denim",
  "knit",
  "cable",
  "linen",
  "satin",
  "chiffon",
  "leather",
  "corduroy",
  "suede",
  "velvet",
  "lace",
  "fleece",
  "fur",
  "sequin",
  "straw",
  "crochet",
  "tweed",
]
/** A seed with small prints, as small prints repeat most. */
const SMALL = 1

/** The heaviest cut of a kind, found field by field. */
function heaviestCut(kind: Kind): Cut {
  let cut: Cut = {}
  for (const field of CUT_FIELDS) {
    const cuts = (cutsOf(kind)[field] ?? []).map((word): Cut => ({ ...cut, [field]: word }))
    const weighed = cuts.map((one) => gzipped(drawFlat({ ...garment(kind, SMALL), cut: one })))
    cut = cuts[weighed.indexOf(Math.max(...weighed))] ?? cut
  }
  return cut
}

/** Weighs drawings of words, and names the heaviest. */
function reportHeaviest<T>(name: string, all: readonly T[], draw: (words: T) => string): void {
  let heaviest = { size: 0, what: "" }
  for (const words of all) {
    const size = gzipped(draw(words))
    if (size > heaviest.size) heaviest = { size, what: JSON.stringify(words) }
  }
  report(`${name} count`, all.length, "drawings")
  report(`${name} gzip max`, heaviest.size, "KB", heaviest.what)
}

const everyFlat = KIND_NAMES.flatMap((kind) => {
  const cut = heaviestCut(kind)
  return SURFACES.flatMap((material) =>
    PATTERNS.map(
      (pattern): GarmentWords => ({
        kind,
        cut,
        cloth: { material },
        // Long hairs weigh more than curls, paisley more than strokes, and most other things can be studded.
        touches: [material === "fur" ? "long-pile" : "studs", "paisley"],
        pattern,
        colours: [{ colour: "charcoal" }, { colour: "white" }, { colour: "rust" }],
        seed: SMALL,
      }),
    ),
  )
})
reportHeaviest("any flat", everyFlat, drawFlat)
reportHeaviest(
  "any look",
  Array.from({ length: LOOKS }, (_, seed) => randomLook(seed)),
  drawLook,
)
