import { SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"

const TOP = SLOTS.indexOf("top")
const BOTTOM = SLOTS.indexOf("bottom")
const SCRUBS = /\bscrubs?\b/i
const UNIFORM = new RegExp(String.raw`\buniform\b|${SCRUBS.source}`, "i")

const isHers =
  (called: RegExp) =>
  ({ owned, name = "" }: Piece) =>
    owned && called.test(name)
const isOfUniform = isHers(UNIFORM)
const isOfScrubs = isHers(SCRUBS)

/** Whether, above and below, they are half of a uniform and another thing, or halves of scrubs in two colours. */
export function areOfNoUniform(one: Piece, other: Piece): boolean {
  if (!areTopAndBottom(one, other)) return false
  if (isOfUniform(one) !== isOfUniform(other)) return true
  return isOfScrubs(one) && isOfScrubs(other) && one.colours[0] !== other.colours[0]
}

/** Whether a look has both halves of one uniform of hers. */
export function hasWholeUniform(look: readonly Piece[]): boolean {
  const top = look.find((piece) => piece.slot === TOP && isOfUniform(piece))
  const bottom = look.find((piece) => piece.slot === BOTTOM && isOfUniform(piece))
  return top !== undefined && bottom !== undefined && !areOfNoUniform(top, bottom)
}

function areTopAndBottom(one: Piece, other: Piece): boolean {
  return one.slot === TOP ? other.slot === BOTTOM : one.slot === BOTTOM && other.slot === TOP
}
