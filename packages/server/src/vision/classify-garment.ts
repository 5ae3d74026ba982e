import { type Classifier, joined, type Look } from "./classifier.ts"
import { cropped } from "./decode.ts"
import { extent, type Mask, type Raster } from "./raster.ts"

/** What is left around a garment, in parts of the picture. */
const MARGIN = 0.03

/**
 * What a picture shows by two looks: at the whole of it, and at the garment alone, however small it
 * lies there. What either look excludes is excluded (their geometric mean).
 */
export async function classifyGarment(
  picture: Raster,
  mask: Mask,
  classifier: Classifier,
): Promise<Look> {
  const whole = await classifier.classify(picture)
  const near = await classifier.classify(await cropped(picture, around(mask)))
  const wearable = Math.sqrt(whole.wearable * near.wearable)
  return { kinds: joined(whole.kinds, near.kinds), wearable }
}

/** What a mask holds with some room around it, in parts of the picture. */
function around(mask: Mask) {
  const { left, right, top, bottom } = extent(mask)
  const x = Math.max(0, left / mask.width - MARGIN)
  const y = Math.max(0, top / mask.height - MARGIN)
  const width = Math.min(1, right / mask.width + MARGIN) - x
  return { x, y, width, height: Math.min(1, bottom / mask.height + MARGIN) - y }
}
