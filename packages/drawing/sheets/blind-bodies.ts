// The five body types in the same three outfits, shuffled and numbered, for eyes that name them
// blind: a page of pictures, and the key in a file apart. All have the same head and skin, so that
// only the body tells. Arguments: folder, seed.

import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { BODY_TYPES, type GarmentWords } from "@stylin/garments/vocabulary"
import { drawLook } from "../src/index.ts"
import { inTemp, numbered, shuffled } from "./render.ts"

const [folder = inTemp("garments-blind-bodies"), seed = "1"] = process.argv.slice(2)

const OUTFITS: Readonly<Record<string, readonly GarmentWords[]>> = {
  "T-shirt and jeans": [
    { kind: "t_shirt", colours: [{ colour: "white" }] },
    { kind: "jeans", cut: { leg: "straight" }, colours: [{ colour: "blue" }] },
    { kind: "trainers", colours: [{ colour: "white" }] },
  ],
  "jumper and skirt": [
    { kind: "jumper", cut: { fit: "fitted", neckline: "v" }, colours: [{ colour: "rust" }] },
    { kind: "pencil_skirt", colours: [{ colour: "charcoal" }] },
    { kind: "heels", colours: [{ colour: "black" }] },
  ],
  "wrap dress": [
    { kind: "wrap_dress", colours: [{ colour: "teal" }] },
    { kind: "sandals", colours: [{ colour: "tan" }] },
  ],
}

const all = Object.entries(OUTFITS).flatMap(([outfit, garments]) =>
  BODY_TYPES.map((bodyType) => ({ bodyType, outfit, garments })),
)
const asked = shuffled(all, Number(seed))
await mkdir(folder, { recursive: true })
for (const w of [250, 400]) {
  const drawings = asked.map(({ bodyType, garments }, i) =>
    drawLook({
      id: `b${i}`,
      garments,
      figure: {
        bodyType,
        pose: "square",
        arms: {},
        skin: 5,
        hair: { style: "chignon", colour: "#33241c" },
      },
    }),
  )
  await numbered(drawings, join(folder, `bodies-${w}.png`), { first: 1, w, cols: 5 })
}
await writeFile(join(folder, "names.txt"), BODY_TYPES.join("\n"))
await writeFile(
  join(folder, "key.json"),
  JSON.stringify(
    asked.map(({ bodyType, outfit }, i) => ({ number: i + 1, bodyType, outfit })),
    null,
    1,
  ),
)
