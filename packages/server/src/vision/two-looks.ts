import { cropped, shrunk } from "./decode.ts"
import { extent, type Mask, type Raster } from "./raster.ts"
import { resampled } from "./resample.ts"
import type { Segmenter } from "./segmenter.ts"

/** Room around the garment on the closer look, as a part of its longer side. */
const ROOM = 0.12

/**
 * What the network says of a picture, as logarithms of odds: the mean of a look at all of it and one
 * at the garment that the first found, where gaps and straps are larger.
 *
 * @param small the same picture, in the size that is asked about
 */
export async function twoLooks(
  picture: Raster,
  small: Raster,
  segmenter: Segmenter,
): Promise<Float32Array> {
  const odds = await segmenter.odds(small)
  const { left, top, width, height } = around({
    ...small,
    on: Uint8Array.from(odds, (value) => (value > 0 ? 1 : 0)),
  })
  if (width === 0) return odds
  const part = await cropped(picture, {
    x: left / small.width,
    y: top / small.height,
    width: width / small.width,
    height: height / small.height,
  })
  const closer = await shrunk(part, Math.max(small.width, small.height))
  const values = resampled({ ...closer, values: await segmenter.odds(closer) }, { width, height })
  for (let at = 0; at < values.length; at += 1) {
    const place = (top + Math.floor(at / width)) * small.width + left + (at % width)
    odds[place] = ((odds[place] ?? 0) + (values[at] ?? 0)) / 2
  }
  return odds
}

/** A box around what a mask holds, with room; of no width where it holds nothing. */
function around(mask: Mask) {
  const { left, right, top, bottom } = extent(mask)
  if (right === 0) return { left: 0, top: 0, width: 0, height: 0 }
  const room = Math.round(ROOM * Math.max(right - left, bottom - top))
  const [x, y] = [Math.max(0, left - room), Math.max(0, top - room)]
  return {
    left: x,
    top: y,
    width: Math.min(mask.width, right + room) - x,
    height: Math.min(mask.height, bottom + room) - y,
  }
}
