// Every kind alone, in its usual cut.
import { COLOUR_NAMES } from "../src/colour/names.ts"
import { drawFlat } from "../src/drawing/index.ts"
import { type GarmentWords, KIND_NAMES, kindFacts, type Section } from "../src/vocabulary/index.ts"
import { sheet } from "./render.ts"

const [to = "/tmp/garments-flats", section, size = "245"] = process.argv.slice(2)
const kinds = KIND_NAMES.filter(
  (kind) => !section || kindFacts(kind).section === (section as Section),
)
const words = kinds.map(
  (kind, i): GarmentWords => ({
    kind,
    colours: [{ colour: COLOUR_NAMES[(i * 11 + 5) % COLOUR_NAMES.length] ?? "navy" }],
    seed: i,
  }),
)
const w = Number(size)
await sheet(
  words.map((garment, i) => drawFlat(garment, { id: `p${i}` })),
  `${to}.png`,
  { cols: Math.floor(1960 / (w + 6)), w, h: Math.round((w * 4) / 3) },
)
