import { readFile } from "node:fs/promises"
import { drawLook, type PhotoCloth } from "@stylin/drawing"
import { type GarmentWords, kindFacts } from "@stylin/garments/vocabulary"
import sharp from "sharp"
import { bitmapOf } from "../../packages/server/src/pictures/bitmap.ts"

/** A photographed garment and what was read of its cloth. */
export interface ClothRow {
  readonly name: string
  readonly file: string
  readonly summary: string
  readonly words: GarmentWords
  /** Undefined if no piece of it was good enough. */
  readonly cloth: PhotoCloth | undefined
  /** Processor time of reading the cloth. */
  readonly ms: number
}

const WIDTH = 150
const HEIGHT = 200
const LABEL = 17
const COLUMNS = 2
const GAP = 10
const WHITE = "#ffffff"
/** What a garment is worn with, so that it is seen alone. */
const WITH: Readonly<Record<string, GarmentWords>> = {
  bottom: { kind: "t_shirt", colours: [{ colour: "white" }] },
  top: { kind: "jeans", colours: [{ colour: "navy" }] },
  layer: { kind: "jeans", colours: [{ colour: "navy" }] },
}
/** The part of a figure that is 300 px wide that wears it. */
const UPPER = { left: 70, top: 25, width: 160, height: 213 }
const LOWER = { left: 60, top: 120, width: 180, height: 240 }
const WHOLE = { left: 60, top: 20, width: 180, height: 240 }

/** Writes garments to a sheet: photo, swatch or motif, in her cloth, in words. */
export async function writeSheet(rows: readonly ClothRow[], file: string): Promise<void> {
  const cells = await Promise.all(rows.map(picturesOf))
  const placed = cells.flatMap((pictures, index) => {
    const left = (index % COLUMNS) * (4 * WIDTH + GAP)
    const top = Math.floor(index / COLUMNS) * (HEIGHT + LABEL)
    return pictures.map((input, place) =>
      place === 0
        ? { input, left, top }
        : { input, left: left + (place - 1) * WIDTH, top: top + LABEL },
    )
  })
  const width = COLUMNS * (4 * WIDTH + GAP)
  const height = Math.ceil(rows.length / COLUMNS) * (HEIGHT + LABEL)
  await sharp({ create: { width, height, channels: 3, background: WHITE } })
    .composite(placed)
    .png()
    .toFile(file)
}

async function picturesOf({ name, file, summary, words, cloth, ms }: ClothRow): Promise<Buffer[]> {
  const label = `${name} | ${summary} | ${Math.round(ms)} ms`
  return [
    Buffer.from(
      `<svg width="${4 * WIDTH}" height="${LABEL}"><text x="3" y="12" font-size="11">${label}</text></svg>`,
    ),
    await fitted(await readFile(file)),
    await swatchOf(cloth),
    await figureIn({ ...words, photo: cloth }),
    await figureIn(words),
  ]
}

function swatchOf(cloth: PhotoCloth | undefined): Promise<Buffer> {
  const href = (cloth?.tile ?? cloth?.motif)?.href
  if (href) return fitted(Buffer.from(href.split(",")[1] ?? "", "base64"))
  const background = cloth ? "#f4efe6" : "#d8d8d8"
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .png()
    .toBuffer()
}

async function figureIn(
  garment: GarmentWords & { photo?: PhotoCloth | undefined },
): Promise<Buffer> {
  const { slot } = kindFacts(garment.kind)
  const other = WITH[slot]
  const garments = other ? [garment, other] : [garment]
  const drawing = drawLook({ figure: {}, garments, ground: WHITE })
  const part = slot === "bottom" ? LOWER : slot === "dress" ? WHOLE : UPPER
  return fitted(
    await sharp(await bitmapOf(drawing, { width: 300 }))
      .extract(part)
      .toBuffer(),
  )
}

function fitted(picture: Uint8Array): Promise<Buffer> {
  return sharp(picture)
    .rotate()
    .flatten({ background: WHITE })
    .resize(WIDTH, HEIGHT, { fit: "contain", background: WHITE })
    .png()
    .toBuffer()
}
