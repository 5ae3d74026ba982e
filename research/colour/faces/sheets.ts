import { join } from "node:path"
import sharp from "sharp"
import type { Box } from "../truth.ts"

const CELL = 200
const COLUMNS = 6
const PER_SHEET = 36
const LABEL = 18

/** Writes pictures with their faces marked, many to a sheet; resolves to the files. */
export async function sheets(
  folder: string,
  faces: readonly { readonly file: string; readonly face: Box; readonly refusal: string }[],
): Promise<string[]> {
  const files: string[] = []
  for (let start = 0; start < faces.length; start += PER_SHEET) {
    const cells = await Promise.all(
      faces.slice(start, start + PER_SHEET).map(async ({ file, face, refusal }, index) => {
        const { width, height } = await sharp(join(folder, file)).metadata()
        const mark = `<rect x="${face.x}" y="${face.y}" width="${face.width}" height="${face.height}" fill="none" stroke="#0f0" stroke-width="6"/>`
        const marked = await sharp(join(folder, file))
          .composite([
            { input: Buffer.from(`<svg width="${width}" height="${height}">${mark}</svg>`) },
          ])
          .toBuffer()
        const picture = await sharp(marked)
          .resize(CELL, CELL, { fit: "contain", background: "#ffffff" })
          .toBuffer()
        const name = `<text x="4" y="13" font-size="12">${file.slice(6)} ${refusal}</text>`
        const left = (index % COLUMNS) * CELL
        const top = Math.floor(index / COLUMNS) * (CELL + LABEL)
        return [
          { input: picture, left, top: top + LABEL },
          {
            input: Buffer.from(`<svg width="${CELL}" height="${LABEL}">${name}</svg>`),
            left,
            top,
          },
        ]
      }),
    )
    const file = join(folder, `sheet-${files.length + 1}.webp`)
    const height = Math.ceil(cells.length / COLUMNS) * (CELL + LABEL)
    await sharp({ create: { width: COLUMNS * CELL, height, channels: 3, background: "#ffffff" } })
      .composite(cells.flat())
      .webp()
      .toFile(file)
    files.push(file)
  }
  return files
}
