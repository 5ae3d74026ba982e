import type { Classifier, KindProbabilities } from "./classifier.ts"
import { cropped } from "./decode.ts"
import { PHOTO_KINDS } from "./photo-kinds.ts"
import { extent, type Mask, type Raster } from "./raster.ts"

/** What is left around a garment, in parts of the picture. */
const MARGIN = 0.03

/**
 * How likely each kind is by two looks: at the whole picture, and at the garment alone, however
 * small it lies there. What either look excludes is excluded (their geometric mean).
 */
export async function classifyGarment(
  picture: Raster,
  mask: Mask,
  classifier: Classifier,
): Promise<KindProbabilities> {
  const whole = await classifier.classify(picture)
  const near = await classifier.classify(await cropped(picture, around(mask)))
  const joined = PHOTO_KINDS.map((kind) => Math.sqrt(whole[kind] * near[kind]))
  const sum = joined.reduce((total, value) => total + value, 0)
  const entries = PHOTO_KINDS.map((kind, index) => [kind, (joined[index] ?? 0) / sum])
  // Object.fromEntries loses the key type that the list has.
  return Object.fromEntries(entries) as KindProbabilities
}

/** What a mask holds with some room around it, in parts of the picture. */
function around(mask: Mask) {
  const { left, right, top, bottom } = extent(mask)
  const x = Math.max(0, left / mask.width - MARGIN)
  const y = Math.max(0, top / mask.height - MARGIN)
  const width = Math.min(1, right / mask.width + MARGIN) - x
  return { x, y, width, height: Math.min(1, bottom / mask.height + MARGIN) - y }
}
