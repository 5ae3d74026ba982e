// Every kind of one section in each word of its cut, alone.

import {
  CUT_FIELDS,
  cutsOf,
  type GarmentWords,
  KIND_NAMES,
  kindFacts,
} from "@stylin/garments/vocabulary"
import { drawFlat } from "../src/index.ts"
import { inTemp, sheet } from "./render.ts"

const COLOURS = ["#4a6c94", "#b0563a", "#e9e1d0", "#5e7a5e", "#2b2a2e", "#c9a27a"] as const
const [section = "lower_body", to = inTemp("garments-cuts.png"), width = "150"] =
  process.argv.slice(2)

const words = KIND_NAMES.filter((kind) => kindFacts(kind).section === section).flatMap(
  (kind, row): GarmentWords[] => {
    const colours: GarmentWords["colours"] = [
      { colour: COLOURS[row % COLOURS.length] ?? "#4a6c94" },
    ]
    const varied = CUT_FIELDS.flatMap((field) =>
      (cutsOf(kind)[field] ?? [])
        .slice(1)
        .map((word): GarmentWords => ({ kind, colours, cut: { [field]: word } })),
    )
    return [{ kind, colours }, ...varied]
  },
)
const w = Number(width)
await sheet(
  words.map((garment, i) => drawFlat(garment, { id: `c${i}` })),
  to,
  { cols: Math.floor(2040 / (w + 6)), w, h: Math.round((w * 4) / 3) },
)
