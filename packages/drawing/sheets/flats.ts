// Every kind, or every kind of one section, alone in its usual cut.
import { COLOUR_NAMES } from "@stylin/garments/colour"
import { type GarmentWords, KIND_NAMES, kindFacts, type Section } from "@stylin/garments/vocabulary"
import { drawFlat } from "../src/index.ts"
import { inTemp, sheet } from "./render.ts"

const [section, to = inTemp("garments-flats.png"), size = "245"] = process.argv.slice(2)
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
  to,
  { cols: Math.floor(1960 / (w + 6)), w, h: Math.round((w * 4) / 3) },
)
