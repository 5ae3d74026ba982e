// Cuts photos out in two ways by colour alone; where both agree, a network can learn from them:
// node research/vision/training/mask/teach.ts LIST FOLDER, with a photo's path in each line of
// LIST.
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"
import { tidied } from "../../../../packages/server/src/vision/components.ts"
import { MASK_SIZE } from "../../../../packages/server/src/vision/cut-out.ts"
import { decode, fromRaster, shrunk } from "../../../../packages/server/src/vision/decode.ts"
import { grabCut } from "../../../../packages/server/src/vision/grab-cut.ts"
import { loadOpenCv } from "../../../../packages/server/src/vision/opencv.ts"
import { agreement, type Mask } from "../../../../packages/server/src/vision/raster.ts"
import { saliency } from "../../../../packages/server/src/vision/saliency.ts"
import {
  seedsFromRectangle,
  seedsFromSaliency,
} from "../../../../packages/server/src/vision/seeds.ts"

const [list, folder] = process.argv.slice(2)
if (!list || !folder) throw new Error("Name the list of photos and the folder to write to.")
await mkdir(folder, { recursive: true })
const { cv } = await loadOpenCv()
const files = (await readFile(list, "utf8")).split("\n").filter((line) => line !== "")
for (const [index, file] of files.entries()) {
  const small = await shrunk(await decode(await readFile(file)), MASK_SIZE)
  const seeded = grabCut(cv, small, seedsFromSaliency(saliency(small), small))
  const framed = grabCut(cv, small, seedsFromRectangle(small))
  // A photo whose colours do not separate it teaches nothing.
  if (!seeded || !framed) continue
  const [chosen, other] = [tidied(seeded).mask, tidied(framed).mask]
  const path = (end: string) => join(folder, `${String(index).padStart(5, "0")}${end}`)
  await fromRaster(small).png().toFile(path("-p.png"))
  await writeMask(chosen, path("-m.png"))
  await writeMask(other, path("-o.png"))
  await writeFile(path(".json"), JSON.stringify({ agreement: agreement(chosen, other) }))
}

async function writeMask({ width, height, on }: Mask, file: string): Promise<void> {
  const shade = on.map((value) => value * 255)
  await sharp(shade, { raw: { width, height, channels: 1 } })
    .png()
    .toFile(file)
}
