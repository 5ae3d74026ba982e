// Hems and feet, enlarged: every kind of shoe on its usual heel, then those of random looks.

import { BODY_TYPES, type GarmentWords, KIND_NAMES, kindFacts } from "@stylin/garments/vocabulary"
import { randomLook } from "../src/fixtures/random-look.ts"
import { drawLook, FIGURE_POSES } from "../src/index.ts"
import { inTemp, sheet } from "./render.ts"

const LEATHERS = [
  "#4a2e22",
  "#f4f1ea",
  "#8c1f2f",
  "#1f1b1a",
  "#c9a27a",
  "#28385e",
  "#2f4a34",
] as const
const [to = inTemp("garments-feet"), seed = "1"] = process.argv.slice(2)
const legs = (svg: string) => svg.replace('viewBox="0 0 600 800"', 'viewBox="150 520 300 260"')
const layout = { cols: 7, w: 285, h: 247 }

const worn = KIND_NAMES.filter((kind) => kindFacts(kind).section === "shoes").flatMap((kind, i) =>
  FIGURE_POSES.slice(0, 3).map((pose, j) => {
    const shoes: GarmentWords = {
      kind,
      colours: [{ colour: LEATHERS[i % LEATHERS.length] ?? "#4a2e22" }],
    }
    const dress: GarmentWords = { kind: "mini_dress", colours: [{ colour: "stone" }] }
    return legs(
      drawLook({
        id: `s${i}-${j}`,
        garments: [dress, shoes],
        figure: {
          pose,
          bodyType: BODY_TYPES[(i + j) % BODY_TYPES.length],
          skin: ((i * 3 + j) % 10) + 1,
        },
      }),
    )
  }),
)
await sheet(worn, `${to}-shoes.png`, layout)
await sheet(
  Array.from({ length: 35 }, (_, i) => legs(drawLook(randomLook(Number(seed) * 1000 + i)))),
  `${to}-hems.png`,
  layout,
)
