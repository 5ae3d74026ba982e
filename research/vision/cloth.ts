/**
 * Draws figures in the cloth of photographed garments, as the server would, on contact sheets. Of each
 * garment: its photo, its swatch or motif, the figure that wears it, and the figure drawn from words.
 * Prints the processor time of reading each cloth, and its bytes; at last the median and the most.
 *
 *     node vision/cloth.ts <folder of photos, in folders named by kind> <folder to write>
 */
import { mkdir, readFile } from "node:fs/promises"
import { basename, join } from "node:path"
import type { PhotoCloth } from "@stylin/drawing"
import { readItem } from "../../packages/server/src/pictures/garment-words.ts"
import { classifyGarment } from "../../packages/server/src/vision/classify-garment.ts"
import { clothOf } from "../../packages/server/src/vision/cloth/cloth.ts"
import { garmentColours } from "../../packages/server/src/vision/colours.ts"
import { cutOut, MASK_SIZE } from "../../packages/server/src/vision/cut-out.ts"
import { decode, shrunk } from "../../packages/server/src/vision/decode.ts"
import { loadModels, type Models } from "../../packages/server/src/vision/models.ts"
import { patternOf } from "../../packages/server/src/vision/pattern.ts"
import { recognise } from "../../packages/server/src/vision/recognition.ts"
import { summarise } from "../../packages/server/src/vision/summary.ts"
import { SEEN_KIND_FACTS } from "../../packages/server/src/vision/worn-kinds.ts"
import { type ClothRow, writeSheet } from "./cloth-sheet.ts"
import { type LabelledPhoto, labelledPhotos } from "./labelled-photos.ts"

const PER_SHEET = 24
const NO_CLOTHES = ["hat", "shoes"]

async function read({ file, kind }: LabelledPhoto, models: Models): Promise<ClothRow | undefined> {
  const picture = await decode(await readFile(file))
  const cut = await cutOut(picture, models.segmenter)
  if (!cut) return undefined
  const small = await shrunk(picture, MASK_SIZE)
  const pattern = patternOf(small, cut.mask)
  const colours = garmentColours(small, cut.mask)
  const { kinds } = await classifyGarment(picture, cut.mask, models.classifier)
  const seen = recognise(kinds)
  const before = process.cpuUsage()
  const cloth = await clothOf(picture, cut.mask, {
    pattern,
    kind: seen.kind.answer,
    colour: colours.colours[0],
  })
  const { user, system } = process.cpuUsage(before)
  if (pattern === "plain" && !cloth?.motif) return undefined
  const summary = summarise(seen, colours, pattern)
  const { words } = readItem({
    item_summary: summary,
    image_path: "",
    // The kind is the label's: she corrects a wrong one in her review.
    kind: SEEN_KIND_FACTS[kind].kind,
    colours: colours.colours.map(({ name }) => name),
  })
  const name = `${kind} ${basename(file).slice(0, 8)}`
  return words && { name, file, summary, words, cloth, ms: (user + system) / 1000 }
}

const bytesOf = ({ tile, motif }: PhotoCloth) => ((tile ?? motif)?.href.length ?? 0) * 0.75

const [photos = "", folder = ""] = process.argv.slice(2)
if (!photos || !folder) throw new Error("name the folder of photos and the folder to write")
await mkdir(folder, { recursive: true })
const models = await loadModels()
const rows: ClothRow[] = []
for (const photo of await labelledPhotos(photos)) {
  const row = NO_CLOTHES.includes(photo.kind) ? undefined : await read(photo, models)
  if (!row) continue
  rows.push(row)
  const bytes = row.cloth ? Math.round(bytesOf(row.cloth)) : "refused"
  process.stdout.write(`${JSON.stringify({ name: row.name, ms: Math.round(row.ms), bytes })}\n`)
}
for (let start = 0; start < rows.length; start += PER_SHEET) {
  const file = join(folder, `cloth-${String(start / PER_SHEET + 1).padStart(2, "0")}.png`)
  await writeSheet(rows.slice(start, start + PER_SHEET), file)
}
const times = rows.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b)
const figures = { garments: rows.length, median: times[times.length >> 1], most: times.at(-1) }
process.stdout.write(`${JSON.stringify(figures)}\n`)
