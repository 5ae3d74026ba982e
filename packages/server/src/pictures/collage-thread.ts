import { drawCollage } from "@stylin/drawing"
import { type GarmentWords, kindFacts } from "@stylin/garments/vocabulary"
import sharp from "sharp"
import { checkHeader, openPicture } from "../vision/decode.ts"

/** A garment to lay out: its photo, or a drawing from its words. */
export interface CollagePart {
  readonly words: GarmentWords
  readonly photo?: Uint8Array
  /** Why the photo it should have is missing. */
  readonly problem?: string
}

export interface Collage {
  /** WebP. */
  readonly bytes: Uint8Array
  /** Why photos were replaced by drawings. */
  readonly problems: readonly string[]
}

/** Sharp on a card of 450 px on a 2x screen. */
const WIDTH = 900
const HEIGHT = 1200
/** The drawing is 600 px wide at the default 72 dpi. */
const DENSITY = (72 * WIDTH) / 600
/** No photo is shown larger than this in a collage. */
const PHOTO_SIZE = 1000
const QUALITY = 84

/** Runs in the threads. */
export default async function compose(parts: readonly CollagePart[]): Promise<Collage> {
  const problems = parts.flatMap(({ problem }) => problem ?? [])
  const garments = await Promise.all(
    parts.map(async ({ words, photo }) => {
      if (!photo) return words
      try {
        return { ...(await embedded(photo)), slot: kindFacts(words.kind).slot }
      } catch (error) {
        problems.push(error instanceof Error ? error.message : String(error))
        return words
      }
    }),
  )
  const drawing = Buffer.from(drawCollage(garments))
  const bytes = await sharp(drawing, { density: DENSITY })
    .resize(WIDTH, HEIGHT)
    .webp({ quality: QUALITY })
    .toBuffer()
  return { bytes, problems }
}

/** A photo, upright, as a data URL that the SVG renderer reads, and its aspect. */
async function embedded(bytes: Uint8Array): Promise<{ photo: string; aspect: number }> {
  await checkHeader(bytes)
  const picture = openPicture(bytes)
  const { hasAlpha } = await picture.metadata()
  const small = picture.resize(PHOTO_SIZE, PHOTO_SIZE, { fit: "inside", withoutEnlargement: true })
  const type = hasAlpha ? "png" : "jpeg"
  const encoded = hasAlpha ? small.png() : small.jpeg({ quality: 90 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
  const photo = `data:image/${type};base64,${data.toString("base64")}`
  return { photo, aspect: info.width / info.height }
}
