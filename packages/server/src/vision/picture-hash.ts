import { fromRaster } from "./decode.ts"
import type { Raster } from "./raster.ts"

const COLUMNS = 9
const ROWS = 8
/** Two pictures of one thing differ in at most so many of 64 signs; decisions/008 has the numbers. */
const SAME = 14

/**
 * Sixteen hexadecimal digits that stay nearly the same when a picture is scaled, recoloured or
 * compressed: whether each of 64 places is darker than its neighbour (dHash).
 */
export async function pictureHash(picture: Raster): Promise<string> {
  const rgb = await fromRaster(picture).resize(COLUMNS, ROWS, { fit: "fill" }).raw().toBuffer()
  // Grey last: of all of the picture it would take three times as long.
  const brightness = (place: number) => {
    const [red = 0, green = 0, blue = 0] = rgb.subarray(place * 3, place * 3 + 3)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  let bits = 0n
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 1; column < COLUMNS; column += 1) {
      const at = row * COLUMNS + column
      bits = (bits << 1n) | (brightness(at) > brightness(at - 1) ? 1n : 0n)
    }
  }
  return bits.toString(16).padStart(16, "0")
}

/** Whether two hashes may be of one picture; their colours must still agree. */
export function isSamePicture(first: string, second: string): boolean {
  let different = BigInt(`0x${first}`) ^ BigInt(`0x${second}`)
  let count = 0
  for (; different > 0n; different >>= 1n) count += Number(different & 1n)
  return count <= SAME
}
