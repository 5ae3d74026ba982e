// Every hairstyle and head covering on several skins, shuffled and numbered, for eyes that name
// them blind: a page of heads, the names to choose from, and the key in a file apart. Arguments:
// folder, seed, heads for each style.

import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { drawLook, FIGURE_POSES, HEADS } from "../src/index.ts"
import { inTemp, numbered, shuffled } from "./render.ts"

const [folder = inTemp("garments-blind-hair"), seed = "1", each = "2"] = process.argv.slice(2)

/** Skin, and hair that goes with it. */
const PEOPLE = [
  [1, "#d8bc8a"],
  [8, "#221814"],
  [4, "#33241c"],
  [10, "#0f0c0b"],
  [2, "#a4532b"],
  [6, "#0f0c0b"],
  [3, "#c3bfba"],
  [9, "#33241c"],
] as const
const SCARVES = ["#c9ae97", "#6a1f31", "#2f5a5c"]

const all = HEADS.flatMap((style, i) =>
  Array.from({ length: Number(each) }, (_, j) => {
    const [skin, colour] = PEOPLE[(i * 3 + j * 5) % PEOPLE.length] ?? PEOPLE[0]
    return { style, skin, colour, scarf: SCARVES[(i + j) % SCARVES.length] }
  }),
)
const asked = shuffled(all, Number(seed)).map((one, i) => ({ number: i + 1, ...one }))
const drawings = asked.map(({ number, style, skin, colour, scarf }) =>
  drawLook({
    id: `h${number}`,
    garments: [{ kind: "t_shirt", colours: [{ colour: number % 2 ? "ecru" : "navy" }] }],
    figure: {
      pose: FIGURE_POSES[(number * 5) % FIGURE_POSES.length],
      skin,
      hair: { style, colour, scarf },
    },
  }).replace('viewBox="0 0 600 800"', 'viewBox="195 0 210 280"'),
)
await mkdir(folder, { recursive: true })
await numbered(drawings, join(folder, "hair.png"), { first: 1, w: 220, cols: 7 })
await writeFile(join(folder, "names.txt"), HEADS.join("\n"))
await writeFile(join(folder, "key.json"), JSON.stringify(asked, null, 1))
