const BLOCK = 8
// The usual constants of the measure, for values from 0 to 255.
const C1 = (0.01 * 255) ** 2
const C2 = (0.03 * 255) ** 2

/**
 * Structural similarity (SSIM, Wang et al. 2004) of two pictures of the same size in RGB bytes, by
 * the lightness of blocks of 8 by 8 pixels: 1 for equal pictures.
 */
export function similarity(
  one: Uint8Array,
  other: Uint8Array,
  { width, height }: { width: number; height: number },
): number {
  let sum = 0
  let blocks = 0
  for (let top = 0; top + BLOCK <= height; top += BLOCK) {
    for (let left = 0; left + BLOCK <= width; left += BLOCK) {
      sum += blockSimilarity(one, other, (top * width + left) * 3, width * 3)
      blocks += 1
    }
  }
  return sum / blocks
}

function blockSimilarity(one: Uint8Array, other: Uint8Array, start: number, row: number): number {
  const count = BLOCK * BLOCK
  const [a, b] = [lightness(one, start, row), lightness(other, start, row)]
  const [meanA, meanB] = [mean(a), mean(b)]
  let varianceA = 0
  let varianceB = 0
  let covariance = 0
  for (let index = 0; index < count; index += 1) {
    const [da, db] = [(a[index] ?? 0) - meanA, (b[index] ?? 0) - meanB]
    varianceA += (da * da) / count
    varianceB += (db * db) / count
    covariance += (da * db) / count
  }
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA ** 2 + meanB ** 2 + C1) * (varianceA + varianceB + C2))
  )
}

function lightness(pixels: Uint8Array, start: number, row: number): Float64Array {
  return Float64Array.from({ length: BLOCK * BLOCK }, (_, index) => {
    const at = start + Math.floor(index / BLOCK) * row + (index % BLOCK) * 3
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    return 0.299 * red + 0.587 * green + 0.114 * blue
  })
}

function mean(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
