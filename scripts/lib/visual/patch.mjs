// @ts-check
import { createHash } from "node:crypto"

/** Differences with at least so many equal rows between them are apart: a header and a bar. */
const APART = 16

/** @typedef {{ top: number, bottom: number, left: number }} Band rows, the last included; px */

/**
 * Names what differs between two pictures, not where: a button that changed is the same difference
 * on every screen that shows it, and as often as it shows it.
 * @param {Uint8Array} before RGBA @param {Uint8Array} after RGBA, as many bytes
 * @param {number} width pixels of a row
 * @returns {string} a hash; "" if nothing differs
 */
export function patchOf(before, after, width) {
  const first = pixelsOf(before)
  const second = pixelsOf(after)
  const names = bandsOf(first, second, width).map((band) => nameOf(band, first, second, width))
  return names.length === 0 ? "" : hash([...new Set(names)].sort().join())
}

/** @param {Uint8Array} bytes RGBA */
function pixelsOf(bytes) {
  // Copied only if a pixel does not begin where 32 bits do.
  const whole = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
  return new Uint32Array(whole.buffer, whole.byteOffset, whole.byteLength / 4)
}

/**
 * @param {Uint32Array} first @param {Uint32Array} second @param {number} width
 * @returns {Band[]}
 */
function bandsOf(first, second, width) {
  /** @type {Band[]} */
  const bands = []
  for (let y = 0; y * width < first.length; y += 1) {
    const left = firstDifference(first, second, y * width, width)
    if (left === -1) continue
    const band = bands.at(-1)
    if (band && y - band.bottom <= APART) {
      band.bottom = y
      band.left = Math.min(band.left, left)
    } else bands.push({ top: y, bottom: y, left })
  }
  return bands
}

/** @param {Uint32Array} first @param {Uint32Array} second @param {number} start @param {number} width */
function firstDifference(first, second, start, width) {
  for (let x = 0; x < width; x += 1) if (first[start + x] !== second[start + x]) return x
  return -1
}

/** @param {Band} band @param {Uint32Array} first @param {Uint32Array} second @param {number} width */
function nameOf({ top, bottom, left }, first, second, width) {
  const found = []
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x < width; x += 1) {
      const index = y * width + x
      if (first[index] === second[index]) continue
      found.push(x - left, y - top, first[index] ?? 0, second[index] ?? 0)
    }
  }
  return hash(new Uint32Array(found))
}

/** @param {string | Uint32Array} data */
function hash(data) {
  return createHash("sha256").update(data).digest("hex").slice(0, 32)
}
