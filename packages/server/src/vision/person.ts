import { tidied } from "./components.ts"
import { grabCut } from "./grab-cut.ts"
import { loadOpenCv } from "./opencv.ts"
import { extent, type Mask, type Raster } from "./raster.ts"
import { saliency } from "./saliency.ts"
import { otsu, SEED } from "./seeds.ts"

/** Where somebody who stands in the middle of a picture may be, in parts of its width and height. */
const COLUMN = { left: 0.14, right: 0.86, core: 0.11, coreTop: 0.18, coreBottom: 0.72 } as const
/** Somebody who stands is at least so much of the picture high, and so much higher than wide. */
const LEAST_HEIGHT = 0.45
const LEAST_UPRIGHT = 1.25
/** Where the neck is looked for, and the line above which a face may be, in parts of her height. */
const NECK = { from: 0.08, to: 0.19 } as const
const CHIN = 0.15

/** Somebody who stands in a picture, head to toe. */
export interface Person {
  readonly mask: Mask
  /** Rows of the mask, from the first to behind the last. */
  readonly top: number
  readonly bottom: number
  /** The row of the mask above which her face is. */
  readonly chin: number
}

/**
 * The person in a small picture, told from the ground by what stands out, given that she stands
 * upright in the middle. Undefined where nothing is that shape.
 */
export async function findPerson(picture: Raster): Promise<Person | undefined> {
  const { cv } = await loadOpenCv()
  const found = grabCut(cv, picture, uprightSeeds(picture))
  if (!found) return undefined
  const { mask } = tidied(found)
  const { left, right, top, bottom } = extent(mask)
  const [width, height] = [right - left, bottom - top]
  if (height < LEAST_HEIGHT * picture.height || height < LEAST_UPRIGHT * width) return undefined
  return { mask, top, bottom, chin: chinOf(mask, top, height) }
}

function uprightSeeds(picture: Raster): Uint8Array {
  const { width, height } = picture
  const standsOut = saliency(picture)
  const threshold = otsu(standsOut)
  return Uint8Array.from(standsOut, (value, index) => {
    const x = ((index % width) + 0.5) / width
    const y = (Math.floor(index / width) + 0.5) / height
    if (x < COLUMN.left || x > COLUMN.right) return SEED.background
    const inCore = Math.abs(x - 0.5) < COLUMN.core && y > COLUMN.coreTop && y < COLUMN.coreBottom
    if (inCore && value > threshold / 2) return SEED.foreground
    return value > threshold ? SEED.maybeForeground : SEED.maybeBackground
  })
}

/** The narrowest row below the head is the neck; no crop begins above it. */
function chinOf(mask: Mask, top: number, height: number): number {
  const from = Math.round(top + NECK.from * height)
  const to = Math.round(top + NECK.to * height)
  let [neck, narrowest] = [from, Number.POSITIVE_INFINITY]
  for (let row = from; row < to; row += 1) {
    const { left, right } = extent(mask, row, row + 1)
    if (right - left >= narrowest) continue
    narrowest = right - left
    neck = row
  }
  return Math.max(neck, Math.round(top + CHIN * height))
}
