// @ts-check
import { deflateRawSync, inflateRawSync } from "node:zlib"
import { PNG } from "pngjs"

/**
 * A picture in so few bytes that it can lie in the repository: how light each cell is, and the tints of each
 * block of four cells. Another version of a browser smooths edges otherwise, or puts them a pixel
 * further, which hardly changes a mean; what moves, comes, goes or takes another colour does.
 * @typedef {object} Look
 * @property {number} width CSS pixels
 * @property {number} height CSS pixels
 * @property {Uint8ClampedArray} light of cells, row by row
 * @property {Uint8ClampedArray} blue of blocks, row by row: blue beside light, 128 if grey
 * @property {Uint8ClampedArray} red
 */

/** CSS pixels of a cell's side: as high as a line of text, and less than any control. */
const CELL = 24
const BLOCK = 2 * CELL

/**
 * The most that may differ without anybody's having changed anything, in levels of 256: how light a cell or a
 * block is, a block's tint, and the usual cell; and CSS pixels of a page's height.
 */
export const TOLERATED = { cell: 12, block: 7, tint: 5, usual: 1, height: 2 }

/** @param {Buffer} png @returns {Look} */
export function lookOf(png) {
  const { width, height, data } = PNG.sync.read(png)
  const light = new Means(width, height, CELL)
  const blue = new Means(width, height, BLOCK)
  const red = new Means(width, height, BLOCK)
  for (let y = 0, byte = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += CELL) {
      const count = Math.min(CELL, width - x)
      let r = 0
      let g = 0
      let b = 0
      for (const end = byte + 4 * count; byte < end; byte += 4) {
        r += data[byte] ?? 0
        g += data[byte + 1] ?? 0
        b += data[byte + 2] ?? 0
      }
      const lightness = 0.299 * r + 0.587 * g + 0.114 * b
      light.add(x, y, lightness, count)
      blue.add(x, y, 128 * count + b - lightness, count)
      red.add(x, y, 128 * count + r - lightness, count)
    }
  }
  return { width, height, light: light.read(), blue: blue.read(), red: red.read() }
}

/** @param {Look} look @returns {string} its size, and the rest for machines */
export function writeLook({ width, height, light, blue, red }) {
  const levels = Uint8Array.from([...light, ...blue, ...red])
  return `${width}x${height} ${deflateRawSync(levels, { level: 9 }).toString("base64")}`
}

/** @param {string} text as `writeLook` writes it @returns {Look} */
export function readLook(text) {
  const [size = "", packed = ""] = text.split(" ")
  const [width = 0, height = 0] = size.split("x").map(Number)
  const levels = new Uint8ClampedArray(inflateRawSync(Buffer.from(packed, "base64")))
  const cells = columnsOf(width, CELL) * columnsOf(height, CELL)
  const blocks = columnsOf(width, BLOCK) * columnsOf(height, BLOCK)
  return {
    ...{ width, height, light: levels.slice(0, cells) },
    blue: levels.slice(cells, cells + blocks),
    red: levels.slice(cells + blocks),
  }
}

/**
 * What differs more than is tolerated.
 * @param {Look} before @param {Look} after
 * @returns {string | undefined} in words, for the message of a test
 */
export function lookDifference(before, after) {
  if (before.width !== after.width) return `is ${after.width} px wide, not ${before.width}`
  const taller = after.height - before.height
  if (Math.abs(taller) > TOLERATED.height) {
    return `is ${Math.abs(taller)} px ${taller > 0 ? "taller" : "shorter"}`
  }
  const { width } = before
  // Of a page that is a little taller, the last row of squares is another.
  const height = taller === 0 ? before.height + BLOCK : Math.min(before.height, after.height)
  const compare = (
    /** @type {Uint8ClampedArray} */ some,
    /** @type {Uint8ClampedArray} */ others,
    side = BLOCK,
  ) => compareLevels(some, others, Math.floor(height / side) * columnsOf(width, side))
  const cells = compare(before.light, after.light, CELL)
  const found = [
    { ...cells, most: TOLERATED.cell, side: CELL, word: "light" },
    {
      ...compare(inBlocks(before), inBlocks(after)),
      ...{ most: TOLERATED.block, side: BLOCK, word: "light" },
    },
    { ...compare(before.blue, after.blue), most: TOLERATED.tint, side: BLOCK, word: "colour" },
    { ...compare(before.red, after.red), most: TOLERATED.tint, side: BLOCK, word: "colour" },
  ].find(({ by, most }) => by > most)
  if (found) {
    const { side, index, word, by } = found
    const columns = columnsOf(width, side)
    const [x, y] = [(index % columns) * side, Math.floor(index / columns) * side]
    return `has another ${word} at ${x}, ${y}, by ${Math.round(by)} levels`
  }
  return cells.usual > TOLERATED.usual ? "is lighter or darker all over" : undefined
}

/** The means of a picture's squares. */
class Means {
  #side
  #columns
  #sums
  #counts

  /** @param {number} width @param {number} height @param {number} side px */
  constructor(width, height, side) {
    this.#side = side
    this.#columns = columnsOf(width, side)
    this.#sums = new Float64Array(this.#columns * columnsOf(height, side))
    this.#counts = new Uint32Array(this.#sums.length)
  }

  /**
   * Adds pixels beside each other in one square.
   * @param {number} x of the first @param {number} y @param {number} level their sum @param {number} [count]
   */
  add(x, y, level, count = 1) {
    const index = Math.floor(y / this.#side) * this.#columns + Math.floor(x / this.#side)
    this.#sums[index] = (this.#sums[index] ?? 0) + level
    this.#counts[index] = (this.#counts[index] ?? 0) + count
  }

  read() {
    return Uint8ClampedArray.from(this.#sums, (sum, index) => sum / (this.#counts[index] ?? 1))
  }
}

/** How light the blocks of a picture are. @param {Look} look */
function inBlocks({ width, height, light }) {
  const means = new Means(columnsOf(width, CELL), columnsOf(height, CELL), BLOCK / CELL)
  const columns = columnsOf(width, CELL)
  for (const [index, level] of light.entries()) {
    means.add(index % columns, Math.floor(index / columns), level)
  }
  return means.read()
}

/**
 * @param {Uint8ClampedArray} before @param {Uint8ClampedArray} after
 * @param {number} most how many are compared, if there are as many
 * @returns {{ by: number, index: number, usual: number }} the largest difference, where it is, and the median of all
 */
function compareLevels(before, after, most) {
  const count = Math.min(before.length, after.length, most)
  const differences = Array.from({ length: count }, (_, at) =>
    Math.abs((before[at] ?? 0) - (after[at] ?? 0)),
  )
  const by = Math.max(0, ...differences)
  const usual = differences.toSorted((a, b) => a - b)[Math.floor(count / 2)] ?? 0
  return { by, index: differences.indexOf(by), usual }
}

/** @param {number} length px @param {number} side px */
function columnsOf(length, side) {
  return Math.ceil(length / side)
}
