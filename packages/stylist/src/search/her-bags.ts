import type { Activity } from "@stylin/garments/vocabulary"
import type { Brief } from "../grammar/brief.ts"
import { ACCORD, accordOf } from "../grammar/shoe-colours.ts"
import { colourCode, kindCode, kindCodes, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import type { FoundLook } from "./candidates.ts"
import { colourDistance } from "./distance.ts"

const BAG = SLOTS.indexOf("bag")
const COAT = SLOTS.indexOf("coat")
const LAYER = SLOTS.indexOf("layer")
const BLACK = colourCode("black")
const SHOES = SLOTS.indexOf("shoes")
const WOOL_COAT = kindCode("wool_coat")
const EVENING_BAGS = kindCodes("clutch", "shoulder_bag")
const SMALL_BAGS = kindCodes("clutch", "crossbody_bag", "shoulder_bag")
const BACKPACK = kindCode("backpack")
const HANDBAG = kindCode("shoulder_bag")
const CLUTCH = kindCode("clutch")
/** Where she has things to carry. */
const CARRYING: readonly Activity[] = ["work", "classes"]

/**
 * How far her bags come first: roomy ones where she has things to carry, and handbags before what hangs across her; dressy
 * ones in the evening, small ones at lunch.
 */
export function aptBag({ occasion }: Brief): (piece: Piece) => number {
  const isSmall = ({ kind }: Piece) => SMALL_BAGS.has(kind)
  if (occasion === "dating") return ({ kind }) => Number(EVENING_BAGS.has(kind))
  if (occasion === "outings") return (piece) => Number(isSmall(piece) && piece.kind !== CLUTCH)
  if (!CARRYING.includes(occasion)) return () => 0
  return (piece) => {
    if (piece.slot !== BAG) return 0
    return isSmall(piece) ? Number(piece.kind === HANDBAG) : 2
  }
}

/** Whether a bag has the colour of the shoes. */
export function matchingBag({ pieces }: FoundLook): (piece: Piece) => boolean {
  const shoes = pieces.find(({ slot }) => slot === SHOES)
  return (piece) =>
    piece.slot === BAG && shoes !== undefined && accordOf(shoes, [piece]) === ACCORD.matched
}

/** Up to this distance two colours look like one from across a street. */
const ONE_COLOUR = 0.12

/** Whether a bag is not seen on what is worn outermost, being of its colour: black only where it is not that of the shoes, too. */
export function lostBag(look: FoundLook): (piece: Piece) => boolean {
  const at = (slot: number) => look.pieces.find((piece) => piece.slot === slot)
  const [ground = NONE] = (at(COAT) ?? at(LAYER))?.colours ?? []
  const isMatch = matchingBag(look)
  return (piece) => {
    const [main = NONE] = piece.colours
    if (piece.slot !== BAG || main === NONE || ground === NONE) return false
    return colourDistance(main, ground) < ONE_COLOUR && !(main === BLACK && isMatch(piece))
  }
}

/** Whether it is a backpack at lunch or on a coat of wool, and she owns another bag than a clutch: none at all looks better. */
export function isTooMuchBag(
  bag: Piece,
  wardrobe: readonly Piece[],
  { pieces, brief: { occasion } }: Pick<FoundLook, "pieces" | "brief">,
): boolean {
  if (bag.kind !== BACKPACK) return false
  if (occasion !== "outings" && !pieces.some(({ kind }) => kind === WOOL_COAT)) return false
  return wardrobe.some(({ slot, kind }) => slot === BAG && kind !== BACKPACK && kind !== CLUTCH)
}
