import type { Piece } from "../pieces/piece.ts"
import { FITTED } from "../style/fitted.ts"
import { type Outline, outlineOf } from "../style/outline.ts"
import { SAYINGS, type Said } from "../style/said.ts"
import { clamped, type Term } from "./term.ts"

/**
 * How well the pieces keep to one style: what their names, cloths and prints say about it, on axes
 * such as dressed, edgy or boho. The axes and words are written from general knowledge; the weights
 * of the similarities were fitted to outfits that people put together (conditional logit; McFadden,
 * 1974).
 */
export const style: Term = (look) => {
  for (let at = 0; at < look.length; at += 1) {
    const piece = look[at]
    if (piece) OUTLINES[at] = outlineOf(piece)
  }
  let sum = 0
  let pairs = 0
  for (let at = 1; at < look.length; at += 1) {
    for (let before = 0; before < at; before += 1) {
      const one = look[before]
      const other = look[at]
      const mine = OUTLINES[before]
      const theirs = OUTLINES[at]
      if (!(one && other && mine && theirs)) continue
      sum += worthOfStyles(one.said, mine, other.said, theirs)
      pairs += 1
    }
  }
  return pairs > 0 ? clamped((sum / pairs - FITTED.middle) / FITTED.reach) : 0
}

// Every look has some ten pairs, and thousands of looks are scored: none of them gets a list of its own.
const OUTLINES: Outline[] = []
const LIKENESS = new Float64Array(FITTED.weights.length)

function worthOfStyles(one: Said, mine: Outline, other: Said, theirs: Outline): number {
  const { weights } = FITTED
  compare(one, mine, other, theirs, LIKENESS)
  let sum = 0
  for (let at = 0; at < weights.length; at += 1) sum += (weights[at] ?? 0) * (LIKENESS[at] ?? 0)
  return sum
}

/** The mean difference between two makers' price levels, used if one is not known. */
const USUAL_STEPS = 0.9

const STYLE_COUNT = SAYINGS.filter((saying) => saying.startsWith("style:")).length
/** The style bits in the second number. */
const STYLES_LEFT = (1 << (STYLE_COUNT - 32)) - 1
const ALL = ~0

/**
 * How similar two pieces are in style, in each of several ways, in the order of the fitted weights.
 */
export function stylesAlike(one: Piece, other: Piece): number[] {
  const likeness = new Float64Array(FITTED.weights.length)
  compare(one.said, outlineOf(one), other.said, outlineOf(other), likeness)
  return [...likeness]
}

function compare(
  one: Said,
  mine: Outline,
  other: Said,
  theirs: Outline,
  likeness: Float64Array,
): void {
  let dot = 0
  let squares = 0
  for (let at = 0; at < mine.axes.length; at += 1) {
    const a = mine.axes[at] ?? 0
    const b = theirs.axes[at] ?? 0
    dot += a * b
    squares += (a - b) * (a - b)
  }
  const areKnown = mine.level !== undefined && theirs.level !== undefined
  // Most have nothing in common, if their names say anything at all.
  const isAlike = (one[0] & other[0]) !== 0 || (one[1] & other[1]) !== 0
  likeness[0] = isAlike ? shareOf(one, other, ALL, STYLES_LEFT) : 0
  likeness[1] = isAlike ? shareOf(one, other, 0, ~STYLES_LEFT) : 0
  likeness[2] = isAlike ? shareOf(one, other, ALL, ALL) : 0
  likeness[3] = mine.length > 0 && theirs.length > 0 ? dot / (mine.length * theirs.length) : 0
  likeness[4] = Math.sqrt(squares)
  likeness[5] = areKnown ? Math.abs((mine.level ?? 0) - (theirs.level ?? 0)) : USUAL_STEPS
  likeness[6] = areKnown ? 1 : 0
}

/**
 * How many bits two have in common, relative to the geometric mean of their numbers of bits.
 * @param first the bits of each number that count, `second` likewise
 */
function shareOf(one: Said, other: Said, first: number, second: number): number {
  const both = bitCount(one[0] & other[0] & first) + bitCount(one[1] & other[1] & second)
  if (both === 0) return 0
  const mine = bitCount(one[0] & first) + bitCount(one[1] & second)
  const theirs = bitCount(other[0] & first) + bitCount(other[1] & second)
  return both / Math.sqrt(mine * theirs)
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
