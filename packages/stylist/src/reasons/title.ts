import { SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { isPrinted } from "../pieces/traits.ts"
import { accentsOf } from "../score/outfit-tags.ts"
import { capitalised, shortName } from "./words.ts"

const STANDING = {
  coat: 1.5,
  base: -1,
  legwear: -1,
  dress: 4,
  layer: 3,
  top: 2,
  bottom: 2,
  shoes: 1,
  bag: 0,
  accessory: 0,
} as const

/** Names a look after the two garments that stand out most: "Rust midi skirt and cream jumper". */
export function titleOf(look: readonly Piece[]): string {
  const heroes = look
    .toSorted((a, b) => prominence(b) - prominence(a))
    .slice(0, 2)
    .map(shortName)
  return capitalised(heroes.join(" and "))
}

function prominence(piece: Piece): number {
  const slot = SLOTS[piece.slot] ?? "accessory"
  return STANDING[slot] + (isPrinted(piece) ? 1.5 : 0) + (accentsOf(piece).length > 0 ? 1 : 0)
}
