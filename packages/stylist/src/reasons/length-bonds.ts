import { encode, kindCodes, SLOTS } from "../pieces/codes.ts"
import { cutOf, saidCutOf } from "../pieces/cut.ts"
import { type Piece, wordsOfPiece } from "../pieces/piece.ts"
import { WEAR } from "../pieces/wear.ts"
import { pairOfLengths } from "../score/lengths.ts"
import type { Bond } from "./bond.ts"
import { factOf } from "./grammar.ts"
import { pairsOf } from "./pairs.ts"
import { calledApart } from "./words.ts"

const [COAT, LAYER, TOP, DRESS, BOTTOM, SHOES] = (
  ["coat", "layer", "top", "dress", "bottom", "shoes"] as const
).map((place) => SLOTS.indexOf(place))

/** Where one piece ends at the right place for the other, by what the score knows of lengths. */
export function lengthsBonds(shown: readonly Piece[]): Bond[] {
  return pairsOf(shown).flatMap(([one, other]): Bond[] => {
    if (pairOfLengths(one, other) <= 0) return []
    const of = one.slot <= other.slot ? [one, other] : [other, one]
    const [upper, lower] = of
    if (!(upper && lower)) return []
    const key = caseOf(upper, lower)
    // The hem of what is beneath a short jacket comes between it and a waistband.
    if (!key || (key === "short" && upper.slot === LAYER && shown.some(hangsBelow))) return []
    const [above, below] = calledApart(of)
    const facts = { [`${key}Above`]: factOf(upper, above), [`${key}Below`]: factOf(lower, below) }
    return [{ is: "lengths", term: "silhouette", of, facts }]
  })
}

const hangsBelow = (piece: Piece) => piece.slot === TOP && cutOf(piece).length !== "cropped"

/** Which of the score's rules of lengths two pieces follow, as the skeletons call it. */
function caseOf(upper: Piece, lower: Piece): string | undefined {
  const ends = cutOf(upper).length
  // On another body the hems of a coat and a skirt part: nobody promises that they meet.
  if (upper.slot === COAT) return undefined
  if (lower.slot === SHOES) {
    if (ends === "mini") return "tall"
    return isHemKnown(upper) ? "hem" : undefined
  }
  // Of a hem that is only a little longer nobody sees that it covers anything.
  if (ends !== "cropped") return ends === "long" ? "long" : undefined
  return lower.slot === DRESS ? "overDress" : lower.slot === BOTTOM ? "short" : undefined
}

/** Kinds that are called by where they end. */
const NAMED_BY_HEM = kindCodes("midi_skirt", "maxi_skirt", "maxi_dress", "evening_dress")

/** Whether its hem is said, or its kind says it: of her "fox dress" nobody knows whether it reaches her boots. */
const isHemKnown = (hung: Piece) =>
  !hung.owned || NAMED_BY_HEM.has(hung.kind) || saidCutOf(hung).length !== undefined

/** The same piece, ending where it goes less well with what is below it: a skirt at the knee, all else at the hip. */
export function endingElsewhere(piece: Piece): Piece {
  const words = wordsOfPiece(piece)
  const isHung =
    piece.slot === DRESS || (piece.slot === BOTTOM && (piece.wear & WEAR.trousers) === 0)
  const length = isHung ? "knee" : "regular"
  const { cut } = encode({ ...words, cut: { ...words.cut, length } })
  return { ...piece, cut, wear: piece.wear & ~WEAR.coversSeat }
}
