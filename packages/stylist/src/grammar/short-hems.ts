import { kindCodes, SLOTS } from "../pieces/codes.ts"
import { cutOf } from "../pieces/cut.ts"
import type { Piece } from "../pieces/piece.ts"
import { WEAR } from "../pieces/wear.ts"

const SHORT = kindCodes("mini_skirt", "mini_dress", "shorts", "denim_shorts", "playsuit")

/** Whether it ends above the knee. */
export function isShort(piece: Piece): boolean {
  return SHORT.has(piece.kind) || (isHung(piece) && cutOf(piece).length === "mini")
}

const BOTTOM = SLOTS.indexOf("bottom")
const DRESS = SLOTS.indexOf("dress")

/** Whether it is a skirt or a dress. */
export const isHung = ({ slot, wear }: Piece) =>
  slot === DRESS || (slot === BOTTOM && (wear & WEAR.trousers) === 0)

/** Whether she owns skirts or dresses, all of them longer. */
export function wearsLonger(wardrobe: readonly Piece[]): boolean {
  return wardrobe.some(isHung) && !wardrobe.some(isShort)
}
