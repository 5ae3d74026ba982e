import { tidied } from "./components.ts"
import type { CutOut } from "./cut-out.ts"
import { MASK_SIZE } from "./cut-out.ts"
import { shrunk } from "./decode.ts"
import { grabCut } from "./grab-cut.ts"
import { loadOpenCv } from "./opencv.ts"
import type { Crop } from "./outfit.ts"
import { agreement, coverage, type Mask, type Raster } from "./raster.ts"
import { seedsFromNetwork } from "./seeds.ts"

/** However well both ways agree, what a person wears is never cut out surely. */
const ROUGH = 0.84
/** Where colours say something so different from the parser, they followed another edge. */
const LEAST_AGREEMENT = 0.7
/** Less of a crop than this is nothing that is worn. */
const LEAST_COVERAGE = 0.02
/** Smaller pieces are specks; a second shoe, or a top on both sides of a scarf, is none. */
const LEAST_PIECE = 0.1

/** How likely each place of a picture is the garment, 0 to 1. */
export interface Likely {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

/**
 * A garment within its crop. The parser says where it is, and colours say where exactly its edge
 * runs. Undefined where it shows too little there.
 */
export async function wornCut(
  part: Raster,
  likely: Likely,
  crop: Crop,
): Promise<CutOut | undefined> {
  const small = await shrunk(part, MASK_SIZE)
  const values = within(likely, crop, small)
  const marked = { ...sizeOf(small), on: Uint8Array.from(values, (value) => (value > 0.5 ? 1 : 0)) }
  if (coverage(marked) < LEAST_COVERAGE) return undefined
  const { cv } = await loadOpenCv()
  const refined = grabCut(cv, small, seedsFromNetwork(values, small))
  const agreed = refined ? agreement(refined, marked) : 0
  const mask = refined && agreed >= LEAST_AGREEMENT ? refined : marked
  return { ...tidied(mask, LEAST_PIECE), other: undefined, agreement: Math.min(agreed, ROUGH) }
}

function sizeOf({ width, height }: Pick<Mask, "width" | "height">) {
  return { width, height }
}

/** What a crop holds of it, as large as `size`; between places it runs straight. */
export function within(
  { width, height, values }: Likely,
  crop: Crop,
  size: Pick<Raster, "width" | "height">,
): Float32Array {
  const found = new Float32Array(size.width * size.height)
  const at = (x: number, y: number) =>
    values[clamp(y, height - 1) * width + clamp(x, width - 1)] ?? 0
  for (let row = 0; row < size.height; row += 1) {
    const y = (crop.y + ((row + 0.5) / size.height) * crop.height) * height - 0.5
    const [above, down] = [Math.floor(y), y - Math.floor(y)]
    for (let column = 0; column < size.width; column += 1) {
      const x = (crop.x + ((column + 0.5) / size.width) * crop.width) * width - 0.5
      const [before, across] = [Math.floor(x), x - Math.floor(x)]
      const upper = at(before, above) * (1 - across) + at(before + 1, above) * across
      const lower = at(before, above + 1) * (1 - across) + at(before + 1, above + 1) * across
      found[row * size.width + column] = upper * (1 - down) + lower * down
    }
  }
  return found
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value))
}
