// Garments of any kind without their names, numbered, for eyes that name them blind: pages of
// pictures 120 and 240 px wide, the names to choose from, and the key. A kind comes as often as
// chance has it, so that nothing is told by counting. Arguments: folder, seed, number of pictures.

import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { COLOUR_NAMES, type ColourName } from "@stylin/garments/colour"
import {
  CUT_FIELDS,
  type Cut,
  cutsOf,
  type GarmentWords,
  KIND_NAMES,
  type Kind,
  kindFacts,
} from "@stylin/garments/vocabulary"
import { rng } from "../src/core/geom.ts"
import { drawFlat } from "../src/index.ts"
import { inTemp, numbered } from "./render.ts"

const [folder = inTemp("garments-blind"), seed = "1", count = "200"] = process.argv.slice(2)
/** The width of a drawing in px, and how many are in a row and on a page, so that a page is seen unscaled. */
const SIZES = [
  { w: 120, cols: 9, perPage: 54 },
  { w: 240, cols: 4, perPage: 16 },
]

/** Cuts that turn a kind into what shops call by another kind's name. */
const OTHERS: Partial<Record<Kind, readonly string[]>> = {
  day_dress: ["mini", "maxi", "wrap", "cami", "strap", "collar"],
  mini_dress: ["wrap", "cami", "strap", "collar"],
  maxi_dress: ["wrap", "cami", "strap", "collar", "bandeau", "one-shoulder", "slip"],
  shirt_dress: ["mini", "maxi"],
  evening_dress: ["mini", "crew", "tiered"],
  slip_dress: ["square", "sleeveless", "a-line", "mini"],
  denim_skirt: ["tiered"],
  cardigan: ["knee", "midi", "maxi"],
  midi_skirt: ["tiered"],
  mini_skirt: ["pleated"],
  pleated_skirt: ["mini"],
}

/** Colours that clothes have; metals keep theirs. */
const DYES = COLOUR_NAMES.filter((name) => !/gold|silver|neon|lime/.test(name))
const DENIM: readonly ColourName[] = COLOUR_NAMES.filter((name) => /denim|navy|blue$/.test(name))

const next = rng(Number(seed) * 7919 + 11)
function pick<T>(list: readonly T[]): T {
  const found = list[Math.floor(next() * list.length)]
  if (found === undefined) throw new RangeError("There is nothing to pick from.")
  return found
}

function cutOf(kind: Kind): Cut {
  const words = cutsOf(kind)
  return Object.fromEntries(
    CUT_FIELDS.flatMap((field) => {
      const own: readonly string[] = words[field] ?? []
      const allowed = own.filter((word) => !OTHERS[kind]?.includes(word))
      return allowed.length && next() < 0.4 ? [[field, pick(allowed)]] : []
    }),
  )
}

const garments = Array.from({ length: Number(count) }, (): GarmentWords => {
  const kind = pick(KIND_NAMES)
  return {
    kind,
    cut: next() < 0.3 ? {} : cutOf(kind),
    colours: [{ colour: pick(/denim|jeans|dungarees/.test(kind) ? DENIM : DYES) }],
    seed: Math.floor(next() * 1000),
  }
})

await mkdir(folder, { recursive: true })
for (const { w, cols, perPage } of SIZES)
  for (let page = 0; page * perPage < garments.length; page++) {
    const from = page * perPage
    const drawings = garments
      .slice(from, from + perPage)
      .map((one, i) => drawFlat(one, { id: `b${i}` }))
    const file = join(folder, `blind-${w}-${String(page + 1).padStart(2, "0")}.png`)
    await numbered(drawings, file, { first: from + 1, w, cols })
  }
await writeFile(
  join(folder, "key.json"),
  JSON.stringify(
    garments.map((garment, i) => ({ number: i + 1, ...garment })),
    null,
    1,
  ),
)
await writeFile(
  join(folder, "names.txt"),
  KIND_NAMES.map((kind) => kindFacts(kind).words[0])
    .toSorted()
    .join("\n"),
)
