import { clothLikeness } from "./cloth-likeness.ts"
import { tidied } from "./components.ts"
import { shrunk } from "./decode.ts"
import { garmentLikely } from "./garment-likely.ts"
import { grabCut } from "./grab-cut.ts"
import { loadOpenCv } from "./opencv.ts"
import { agreement, area, coverage, type Mask, type Raster } from "./raster.ts"
import { saliency } from "./saliency.ts"
import { seedsFromRectangle, seedsFromSaliency } from "./seeds.ts"
import type { Segmenter } from "./segmenter.ts"
import type { Witness } from "./settle.ts"
import { shaped } from "./shape.ts"
import { twoLooks } from "./two-looks.ts"

/** The longer side of a mask, in px. */
export const MASK_SIZE = 256
/** Two masks that agree less are not trusted. */
export const TRUSTED_AGREEMENT = 0.85
/** What each way of cutting out counts beside the network, as a logarithm of odds. */
const COUNTS = { seeded: 0.3, framed: 0.3 } as const
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
 * The garment in a picture of one. A network marks it; what it says is weighed with how the garment
 * looks where the network is sure of it, and a little with two ways of cutting out by colours: from
 * what stands out and, where that is not enough, from the frame alone. These two know nothing of the
 * network, so that they also tell how far the cut-out is to be trusted. Undefined where nothing is
 * told from the ground.
 */
export async function cutOut(picture: Raster, segmenter: Segmenter): Promise<CutOut | undefined> {
  const { cv } = await loadOpenCv()
  const small = await shrunk(picture, MASK_SIZE)
  const by = (seeds: Uint8Array) => tidyGarment(grabCut(cv, small, seeds))
  const seen = await seenBy(segmenter, picture, small)
  const seeded = by(seedsFromSaliency(saliency(small), small))
  const first = witness(seeded, COUNTS.seeded)
  const marked = markedGarment(seen, first)
  const early = marked && seeded && trusted(marked, seeded)
  if (early) return early
  const framed = by(seedsFromRectangle(small))
  const coloured = larger(seeded, framed)
  // The network has never seen a picture of nothing, and is not to be believed alone.
  if (!coloured) return undefined
  const all = markedGarment(seen, [...first, ...witness(framed, COUNTS.framed)])
  return (all && framed && trusted(all, framed)) ?? suggestion(all, coloured)
}

/** A picture, and what is known of each of its pixels, as logarithms of odds. */
interface Seen {
  readonly small: Raster
  readonly odds: Float32Array
  readonly likeness: Float32Array
}

async function seenBy(segmenter: Segmenter, picture: Raster, small: Raster): Promise<Seen> {
  const odds = await twoLooks(picture, small, segmenter)
  return { small, odds, likeness: clothLikeness(small, odds) }
}

function markedGarment(
  { small, odds, likeness }: Seen,
  witnesses: readonly Witness[],
): Found | undefined {
  const values = garmentLikely(small, odds, likeness, witnesses)
  const { width, height } = small
  const on = Uint8Array.from(values, (value) => (value > 0.5 ? 1 : 0))
  const rough = tidyGarment({ width, height, on }, values)
  return rough && tidyGarment(shaped(rough.mask, { small, odds }), values)
}

function witness(found: Found | undefined, counts: number): Witness[] {
  return found ? [{ mask: found.mask, counts }] : []
}

function trusted(found: Found, other: Found): CutOut | undefined {
  const agreed = agreement(found.mask, other.mask)
  if (agreed < TRUSTED_AGREEMENT) return undefined
  return { ...found, other: other.mask, agreement: agreed }
}

/** What was settled, if anything, with what colours say for her to choose. */
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

function tidyGarment(mask: Mask | undefined, likely?: Float32Array): Found | undefined {
  if (!mask) return undefined
  const tidy = tidied(mask, likely && { likely })
  const share = coverage(tidy.mask)
  return share >= LEAST_COVERAGE && share <= MOST_COVERAGE ? tidy : undefined
}
