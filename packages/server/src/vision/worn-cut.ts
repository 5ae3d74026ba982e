import { tidied } from "./components.ts"
import type { CutOut } from "./cut-out.ts"
import { MASK_SIZE } from "./cut-out.ts"
import { shrunk } from "./decode.ts"
import { grabCut } from "./grab-cut.ts"
import { loadOpenCv } from "./opencv.ts"
import type { Crop } from "./outfit.ts"
import { agreement, coverage, type Mask, type Raster } from "./raster.ts"
import { type Plane, resampled } from "./resample.ts"
import { seedsFromNetwork } from "./seeds.ts"
import { settled } from "./settle.ts"

/** However well both ways agree, what a person wears is never cut out surely. */
const ROUGH = 0.84
/** Where colours say something so different from the parser, they followed another edge. */
const LEAST_AGREEMENT = 0.7
/** Less of a crop than this is nothing that is worn. */
const LEAST_COVERAGE = 0.02
/** Smaller pieces are specks; a second shoe, or a top on both sides of a scarf, is none. */
const LEAST_PIECE = 0.1
/** What colours near the parser's outline count beside it, as a logarithm of odds. */
const NEAR = 0.5

/**
 * A garment within its crop. The parser says where it is, and colours say where exactly its edge
 * runs. Undefined where it shows too little there.
 */
export async function wornCut(
  part: Raster,
  likely: Plane,
  crop: Crop,
): Promise<CutOut | undefined> {
  const small = await shrunk(part, MASK_SIZE)
  const values = resampled(likely, small, crop)
  const marked = maskOf(small, values)
  if (coverage(marked) < LEAST_COVERAGE) return undefined
  const { cv } = await loadOpenCv()
  const refined = grabCut(cv, small, seedsFromNetwork(values, small))
  const agreed = refined ? agreement(refined, marked) : 0
  const witnesses = refined && agreed >= LEAST_AGREEMENT ? [{ mask: refined, counts: NEAR }] : []
  const mask = maskOf(small, settled(small, values, witnesses))
  // Colours may tell that the parser saw a garment where there is none.
  if (coverage(mask) < LEAST_COVERAGE) return undefined
  const tidy = tidied(mask, { leastPiece: LEAST_PIECE })
  return { ...tidy, other: undefined, agreement: Math.min(agreed, ROUGH) }
}

function maskOf({ width, height }: Raster, likely: Float32Array): Mask {
  return { width, height, on: Uint8Array.from(likely, (value) => (value > 0.5 ? 1 : 0)) }
}
