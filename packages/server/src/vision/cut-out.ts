import { tidied } from "./components.ts"
import { shrunk } from "./decode.ts"
import { grabCut } from "./grab-cut.ts"
import { loadOpenCv } from "./opencv.ts"
import { agreement, area, coverage, type Mask, type Raster } from "./raster.ts"
import { saliency } from "./saliency.ts"
import { seedsFromRectangle, seedsFromSaliency } from "./seeds.ts"

/** The longer side of a mask, in px. */
export const MASK_SIZE = 256
/** Two masks that agree less are not trusted. */
export const TRUSTED_AGREEMENT = 0.85
/** The seeded mask tends to take a print alone; a rectangle's mask this much larger is then right. */
const MUCH_LARGER = 1.2
/** A garment that fills less or more of the picture is none. */
const LEAST_COVERAGE = 0.02
const MOST_COVERAGE = 0.97

export interface CutOut {
  readonly mask: Mask
  /** What the other way of cutting out gave, for her to choose. */
  readonly other: Mask | undefined
  /** How far both ways agree, 0 to 1; the best sign there is of a mask that is right. */
  readonly agreement: number
  /** How many pieces hang together. */
  readonly pieces: number
}

/** A cut-out to be shown as a suggestion beside the photo. */
export function isRough({ agreement: agreed }: CutOut): boolean {
  return agreed < TRUSTED_AGREEMENT
}

/**
 * The garment in a picture of one: GrabCut from what stands out, checked by a second one that knows
 * only the frame. Undefined where nothing is told from the ground.
 */
export async function cutOut(picture: Raster): Promise<CutOut | undefined> {
  const { cv } = await loadOpenCv()
  const small = await shrunk(picture, MASK_SIZE)
  const masks = [seedsFromSaliency(saliency(small), small), seedsFromRectangle(small)].map(
    (seeds) => tidyGarment(grabCut(cv, small, seeds)),
  )
  const [seeded, framed] = masks
  const [first, second] = seeded ? [seeded, framed] : [framed, undefined]
  if (!first) return undefined
  if (!second) return { ...first, other: undefined, agreement: 0 }
  const agreed = agreement(first.mask, second.mask)
  const swap = agreed < TRUSTED_AGREEMENT && area(second.mask) >= MUCH_LARGER * area(first.mask)
  const [chosen, other] = swap ? [second, first] : [first, second]
  return { ...chosen, other: other.mask, agreement: agreed }
}

function tidyGarment(mask: Mask | undefined): { mask: Mask; pieces: number } | undefined {
  if (!mask) return undefined
  const tidy = tidied(mask)
  const share = coverage(tidy.mask)
  return share >= LEAST_COVERAGE && share <= MOST_COVERAGE ? tidy : undefined
}
