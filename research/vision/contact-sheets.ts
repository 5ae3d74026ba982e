import { mkdir, readFile } from "node:fs/promises"
import { basename, join } from "node:path"
import sharp from "sharp"
import { type CutOut, isRough } from "../../packages/server/src/vision/cut-out.ts"
import { decode } from "../../packages/server/src/vision/decode.ts"
import { productShot } from "../../packages/server/src/vision/product-shot.ts"
import type { LabelledPhoto } from "./labelled-photos.ts"

interface Cell extends LabelledPhoto {
  readonly cutOut: CutOut | undefined
}

const SIZE = 190
const COLUMNS = 8
const PER_SHEET = 28
const LABEL = 16

/** Writes photos beside their cut-outs, many to a sheet; rough ones are marked. Resolves to the files. */
export async function contactSheets(cells: readonly Cell[], folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const files: string[] = []
  for (let start = 0; start < cells.length; start += PER_SHEET) {
    const file = join(folder, `cut-outs-${String(files.length + 1).padStart(2, "0")}.png`)
    await writeSheet(cells.slice(start, start + PER_SHEET), start, file)
    files.push(file)
  }
  return files
}

async function writeSheet(cells: readonly Cell[], start: number, file: string): Promise<void> {
  const pictures = await Promise.all(cells.map(picturesOf))
  const placed = pictures.flatMap(([photo, shot], index) => {
    const cell = cells[index]
    const rough = cell?.cutOut && !isRough(cell.cutOut) ? "" : " ROUGH"
    const label = `${start + index} ${cell?.kind ?? ""} ${basename(cell?.file ?? "").slice(0, 8)}${rough}`
    const left = (index % (COLUMNS / 2)) * 2 * SIZE
    const top = Math.floor(index / (COLUMNS / 2)) * (SIZE + LABEL)
    const text = `<svg width="${2 * SIZE}" height="${LABEL}"><text x="4" y="12" font-size="12">${label}</text></svg>`
    return [
      { input: photo, left, top: top + LABEL },
      { input: shot, left: left + SIZE, top: top + LABEL },
      { input: Buffer.from(text), left, top },
    ]
  })
  const height = Math.ceil(cells.length / (COLUMNS / 2)) * (SIZE + LABEL)
  await sharp({ create: { width: COLUMNS * SIZE, height, channels: 3, background: "#ffffff" } })
    .composite(placed)
    .png()
    .toFile(file)
}

async function picturesOf({ file, cutOut }: Cell): Promise<readonly [Buffer, Buffer]> {
  const bytes = await readFile(file)
  const fit = { fit: "contain", background: "#ffffff" } as const
  const photo = await sharp(bytes).autoOrient().resize(SIZE, SIZE, fit).toBuffer()
  const shot = cutOut ? await productShot(await decode(bytes), cutOut.mask) : bytes
  return [photo, await sharp(shot).resize(SIZE, SIZE, fit).toBuffer()]
}
