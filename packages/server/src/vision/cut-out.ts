import { tidied } from "./components.ts"
import { shrunk } from "./decode.ts"
import { grabCut } from "./grab-cut.ts"
import { loadOpenCv } from "./opencv.ts"
import { agreement, area, coverage, type Mask, type Raster } from "./raster.ts"
import { saliency } from "./saliency.ts"
import { seedsFromNetwork, seedsFromRectangle, seedsFromSaliency } from "./seeds.ts"
import type { Segmenter } from "./segmenter.ts"

/** The longer side of a mask, in px. */
export const MASK_SIZE = 256
/** Two masks that agree less are not trusted. */
export const TRUSTED_AGREEMENT = 0.85
/** Colours that agree so well are believed even where the network marks something else. */
const SURE_AGREEMENT = 0.96
/** The seeded mask tends to take a print alone; a rectangle's mask this much larger is then right. */
const MUCH_LARGER = 1.2
/** A garment that fills less or more of the picture is none. */
const LEAST_COVERAGE = 0.02
const MOST_COVERAGE = 0.97

export interface CutOut {
  readonly mask: Mask
  /** What another way of cutting out gave, for her to choose. */
  readonly other: Mask | undefined
  /** How far two ways agree on it, 0 to 1; the best sign there is of a mask that is right. */
  readonly agreement: number
  /** How many pieces hang together. */
  readonly pieces: number
}

interface Found {
  readonly mask: Mask
  readonly pieces: number
}

/** A cut-out to be shown as a suggestion beside the photo. */
export function isRough({ agreement: agreed }: CutOut): boolean {
  return agreed < TRUSTED_AGREEMENT
}

/**
 * The garment in a picture of one. A network marks it, and colours say where exactly its outline
 * runs. Two ways that know nothing but colours check it: from what stands out and, where that is not
 * enough, from the frame alone. Undefined where nothing is told from the ground.
 */
export async function cutOut(picture: Raster, segmenter: Segmenter): Promise<CutOut | undefined> {
  const { cv } = await loadOpenCv()
  const small = await shrunk(picture, MASK_SIZE)
  const by = (seeds: Uint8Array) => tidyGarment(grabCut(cv, small, seeds))
  const marked = by(seedsFromNetwork(await segmenter.segment(small), small))
  const seeded = by(seedsFromSaliency(saliency(small), small))
  const early = marked && seeded && trusted(marked, seeded)
  if (early) return early
  const framed = by(seedsFromRectangle(small))
  const coloured = larger(seeded, framed)
  // The network has never seen a picture of nothing, and is not to be believed alone.
  if (!coloured) return undefined
  return (
    (marked && framed && trusted(marked, framed)) ??
    (seeded && framed && trusted(seeded, framed, SURE_AGREEMENT)) ??
    suggestion(marked, coloured)
  )
}

function trusted(found: Found, witness: Found, least = TRUSTED_AGREEMENT): CutOut | undefined {
  const agreed = agreement(found.mask, witness.mask)
  if (agreed < least) return undefined
  return { ...found, other: witness.mask, agreement: agreed }
}

/** What the network marked, if anything, with what colours say for her to choose. */
function suggestion(marked: Found | undefined, coloured: Found): CutOut {
  if (!marked) return { ...coloured, other: undefined, agreement: 0 }
  const agreed = agreement(marked.mask, coloured.mask)
  return { ...marked, other: coloured.mask, agreement: agreed }
}

/** The seeded mask, unless it seems to have taken a print for the garment. */
function larger(seeded: Found | undefined, framed: Found | undefined): Found | undefined {
  if (!seeded || !framed) return seeded ?? framed
  return area(framed.mask) >= MUCH_LARGER * area(seeded.mask) ? framed : seeded
}

function tidyGarment(mask: Mask | undefined): Found | undefined {
  if (!mask) return undefined
  const tidy = tidied(mask)
  const share = coverage(tidy.mask)
  return share >= LEAST_COVERAGE && share <= MOST_COVERAGE ? tidy : undefined
}
