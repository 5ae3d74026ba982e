// @ts-check
import pixelmatch from "pixelmatch"
import { PNG } from "pngjs"
import { patchOf } from "./patch.mjs"

/** A difference has few colours: deflating it harder takes five times as long, for little. */
const QUICKLY = /** @type {const} */ ({ deflateLevel: 3, filterType: 0 })

/**
 * How much two pictures differ, and a picture that highlights it. If one is larger, the rest of it
 * counts as different.
 * @param {Buffer} before PNG @param {Buffer} after PNG
 * @returns {{ share: number, difference: Buffer, patch: string }} share of the pixels, 0 to 1; PNG;
 * a hash that says whether two differences are the same, wherever in the picture they are
 */
export function comparePixels(before, after) {
  const first = PNG.sync.read(before)
  const second = PNG.sync.read(after)
  const width = Math.max(first.width, second.width)
  const height = Math.max(first.height, second.height)
  const earlier = grow(first, width, height)
  const later = grow(second, width, height)
  const difference = new PNG({ width, height })
  const count = pixelmatch(
    earlier.data,
    later.data,
    difference.data,
    width,
    height,
    // Every pixel counts, because the same browser draws both versions on the same machine.
    { threshold: 0, includeAA: true, alpha: 0.12, diffColor: [190, 30, 60] },
  )
  return {
    share: count / (width * height),
    difference: PNG.sync.write(difference, QUICKLY),
    patch: patchOf(earlier.data, later.data, width),
  }
}

/** The picture on a transparent sheet of this size. @param {PNG} picture @param {number} width @param {number} height */
function grow(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture
  const sheet = new PNG({ width, height })
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0)
  return sheet
}
