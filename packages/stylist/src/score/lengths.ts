import type { Length } from "@stylin/garments/vocabulary"
import { kindCodes, SLOTS } from "../pieces/codes.ts"
import { cutOf } from "../pieces/cut.ts"
import type { Piece } from "../pieces/piece.ts"
import { WEAR } from "../pieces/wear.ts"

const COAT = SLOTS.indexOf("coat")
const LAYER = SLOTS.indexOf("layer")
const TOP = SLOTS.indexOf("top")
const DRESS = SLOTS.indexOf("dress")
const BOTTOM = SLOTS.indexOf("bottom")
const SHOES = SLOTS.indexOf("shoes")
const TALL_BOOTS = kindCodes("knee_boots")
const LOW_BOOTS = kindCodes("ankle_boots", "chelsea_boots", "lace_up_boots")
const SLIM: readonly (string | undefined)[] = ["skinny", "slim"]
/** From this volume on a leg is wide. */
const WIDE = 50

type Pairing = (above: Piece, below: Piece) => number

/**
 * How well two pieces end beside each other, from -1 to 1; 0 if their lengths have nothing to do with each other. What
 * most stylists advise today (thirds, not halves: a short top over a high waist, a long one over a slim leg), by
 * hems: those of a skirt and a boot, of a jacket and what it is worn over, of a coat and what shows below it.
 */
export function pairOfLengths(one: Piece, other: Piece): number {
  const isAbove = one.slot <= other.slot
  const above = isAbove ? one : other
  const below = isAbove ? other : one
  const pairing = PAIRINGS[above.slot]?.[below.slot]
  return pairing ? pairing(above, below) : 0
}

const topOver: Pairing = (top, bottom) => {
  const { length } = cutOf(top)
  const { leg, rise } = cutOf(bottom)
  if (length === "cropped") return rise === "high" ? 0.6 : rise === "low" ? -0.5 : 0
  if ((top.wear & WEAR.coversSeat) === 0) return 0
  if (SLIM.includes(leg)) return 0.6
  return bottom.volume > WIDE || isBelowKnee(bottom) ? -0.5 : 0
}

const skirtOver: Pairing = (skirt, shoes) => {
  if ((skirt.wear & WEAR.bareLegs) === 0 || (skirt.wear & WEAR.trousers) !== 0) return 0
  if (TALL_BOOTS.has(shoes.kind)) return isBelowKnee(skirt) ? 0.5 : isMini(skirt) ? 0.3 : 0
  // A strip of leg between a hem at the knee and a low shaft cuts it where it is widest.
  return LOW_BOOTS.has(shoes.kind) && cutOf(skirt).length === "knee" ? -0.2 : 0
}

const jacketOver: Pairing = (jacket, worn) => {
  const { length } = cutOf(jacket)
  if (length === "cropped") return cutOf(worn).rise === "high" || worn.slot === DRESS ? 0.4 : 0
  // A jacket that ends at the hip cuts a full skirt in two.
  return length === "long" && isBelowKnee(worn) && worn.volume > WIDE ? -0.3 : 0
}

const coatOver: Pairing = (coat, worn) => {
  if ((worn.wear & WEAR.trousers) !== 0) return 0
  const { length } = cutOf(coat)
  if (length === "regular" || length === "long") return isMini(worn) ? -0.4 : 0
  return (length === "midi" || length === "maxi") && isBelowKnee(worn) ? 0.3 : 0
}

/** By the slot of the upper piece, then of the lower. */
const PAIRINGS: Readonly<Record<number, Readonly<Record<number, Pairing>>>> = {
  [TOP]: { [BOTTOM]: topOver },
  [BOTTOM]: { [SHOES]: skirtOver },
  [DRESS]: { [SHOES]: skirtOver },
  [LAYER]: { [BOTTOM]: jacketOver, [DRESS]: jacketOver },
  [COAT]: { [BOTTOM]: coatOver, [DRESS]: coatOver },
}

const BELOW_KNEE: readonly (Length | undefined)[] = ["midi", "maxi"]
const isBelowKnee = (piece: Piece) =>
  (piece.wear & WEAR.trousers) === 0 && BELOW_KNEE.includes(cutOf(piece).length)
const isMini = (piece: Piece) => cutOf(piece).length === "mini"

/** How well all lengths of a look end beside each other, from -1 to 1. */
export function lengthsOf(look: readonly Piece[]): number {
  let sum = 0
  for (let at = 0; at < look.length; at += 1) {
    for (let after = at + 1; after < look.length; after += 1) {
      const one = look[at]
      const other = look[after]
      if (one && other) sum += pairOfLengths(one, other)
    }
  }
  return Math.max(-1, Math.min(1, sum))
}
