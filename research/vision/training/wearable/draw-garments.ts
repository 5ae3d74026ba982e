// Draws garments like photos, named by what they teach: node wearable/draw-garments.ts FOLDER
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Kind } from "@stylin/garments/vocabulary"
import { drawPhoto } from "../../../../packages/server/src/vision/testing/draw-photo.ts"

const TEACHES: Readonly<Partial<Record<Kind, string>>> = {
  day_dress: "dress",
  maxi_dress: "dress",
  wrap_dress: "dress",
  cap: "hat",
  beanie: "hat",
  sun_hat: "hat",
  jumper: "longsleeve",
  cardigan: "longsleeve",
  bomber: "outwear",
  blazer: "blazer",
  jeans: "pants",
  trousers: "pants",
  leggings: "pants",
  shirt: "shirt",
  blouse: "shirt",
  trainers: "shoes",
  ankle_boots: "shoes",
  heels: "shoes",
  shorts: "shorts",
  midi_skirt: "skirt",
  mini_skirt: "skirt",
  maxi_skirt: "skirt",
  t_shirt: "t-shirt",
  hoodie: "hoodie",
  scarf: "extra",
  belt: "extra",
  crossbody_bag: "extra",
  backpack: "extra",
}
const COLOURS = [
  "navy",
  "red",
  "black",
  "white",
  "green",
  "beige",
  "pink",
  "grey",
  "purple",
  "camel",
] as const
const GROUNDS = ["#c9b79c", "#e8e4da", "#7b6a58", "#b9c4cf", "#5c6a74", "#f4f1ee"]
const OF_EACH = 4

const [folder] = process.argv.slice(2)
if (!folder) throw new Error("Name the folder: node wearable/draw-garments.ts FOLDER")
await mkdir(folder, { recursive: true })
for (const [place, [name, teaches]] of Object.entries(TEACHES).entries()) {
  for (let index = 0; index < OF_EACH; index += 1) {
    const turn = place * OF_EACH + index
    // Object.entries loses the key type that the table has.
    const kind = name as Kind
    const colour = COLOURS[(turn * 7) % COLOURS.length] ?? "navy"
    const ground = GROUNDS[(turn * 5) % GROUNDS.length] ?? "#c9b79c"
    const photo = await drawPhoto(
      { kind, colours: [{ colour }] },
      { ground, width: 240, height: 320 },
    )
    await writeFile(join(folder, `${teaches}_${name}_${index}.jpg`), photo)
  }
}
