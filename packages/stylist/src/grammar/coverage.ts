import { type Coverage, KIND_NAMES, type Neckline } from "@stylin/garments/vocabulary"
import { kindCodes, SLOTS } from "../pieces/codes.ts"
import { cutOf } from "../pieces/cut.ts"
import type { Piece } from "../pieces/piece.ts"
import { WEAR } from "../pieces/wear.ts"
import type { Need } from "../weather/need.ts"
import type { Ask } from "./asks.ts"

const TOP = SLOTS.indexOf("top")
const DRESS = SLOTS.indexOf("dress")
const SHORTS = kindCodes("shorts", "denim_shorts")
/** A head that is always covered needs no hat. */
const HEADSCARF = KIND_NAMES.indexOf("headscarf")
const EARRINGS = KIND_NAMES.indexOf("earrings")
const SCARF = KIND_NAMES.indexOf("scarf")
const HATS = kindCodes("beanie", "beret", "cap", "bucket_hat", "sun_hat")
const HIGH_NECKS: ReadonlySet<Neckline | undefined> = new Set([
  "crew",
  "boat",
  "roll",
  "high",
  "collar",
  "bow",
  "lapel",
  "collarless",
  "hood",
])

/** Whether a piece shows of her what she covers and nothing worn with it would hide. */
export function isTooBare(piece: Piece, { legs, neckline }: Coverage): boolean {
  if (legs && showsKnees(piece)) return true
  if (legs === "ankles" && showsShins(piece)) return true
  return neckline === "high" && isLow(piece)
}

/** Whether a piece to buy is of no use to her: a hat over what covers her head, or a headscarf if nothing does. */
export function isHatInVain({ kind }: Piece, { head }: Coverage): boolean {
  return head === "covered" ? HATS.has(kind) : kind === HEADSCARF
}

/** Whether it is her own headscarf, and she always covers her head. */
export function coversHerHead({ kind, owned }: Piece, { head }: Coverage): boolean {
  return kind === HEADSCARF && owned && head === "covered"
}

const isBodice = ({ slot }: Piece) => slot === TOP || slot === DRESS
const hasSleeves = ({ wear }: Piece) => (wear & WEAR.bodySleeves) !== 0

const isShort = ({ wear }: Piece) => (wear & WEAR.shortHem) !== 0

interface WhoAndWhen {
  readonly person: { readonly coverage: Coverage }
  readonly need?: Need | undefined
}

/** From how many °C outdoors on she would wear no tights for a skirt's sake. */
const WITHOUT_TIGHTS = 18

/**
 * Whether something with short sleeves, or in summer with a short hem, stays at home because she covers her head and has others
 * with long ones, as long as she has not said what of her arms and legs she covers.
 */
export function isBarerThanOthers(
  piece: Piece,
  worn: readonly Piece[],
  { person: { coverage }, need }: WhoAndWhen,
): boolean {
  if (coverage.head !== "covered") return false
  if (!coverage.arms && isBodice(piece) && !hasSleeves(piece)) {
    if (worn.some((one) => isBodice(one) && hasSleeves(one))) return true
  }
  if (coverage.legs || !isShort(piece) || (need?.outdoors ?? 0) < WITHOUT_TIGHTS) return false
  return worn.some((one) => one.slot === piece.slot && !isShort(one))
}

/** Whether it may be worn beside a headscarf, and is seen there. */
export function goesWithHeadscarf({ kind }: Piece): boolean {
  return kind !== SCARF && kind !== EARRINGS && !HATS.has(kind)
}

/** Whether a scarf or a hat would go over a headscarf, or earrings beneath it, whoever owns them. */
export function isOverHeadscarf(one: Piece, other: Piece): boolean {
  return one.kind === HEADSCARF && !goesWithHeadscarf(other)
}

const SLEEVED: Ask = { rule: "bare-arms", when: 0, given: WEAR.sleeves, places: ["layer"] }
const OVER_SHOULDERS: Ask = {
  rule: "bare-shoulders",
  when: WEAR.bareShoulders,
  given: WEAR.layerSleeves,
  places: ["layer"],
}
const TO_THE_SHOES: Ask = {
  rule: "bare-legs",
  when: WEAR.shortHem,
  given: WEAR.legwear,
  places: ["legwear"],
}

/** What every look needs so that as much of her is covered as she wants. */
export function asksOfCoverage({ arms, legs }: Coverage): Ask[] {
  return [
    ...(arms === "elbows" ? [SLEEVED] : []),
    ...(arms === "shoulders" ? [OVER_SHOULDERS] : []),
    ...(legs === "ankles" ? [TO_THE_SHOES] : []),
  ]
}

function showsKnees(piece: Piece): boolean {
  if ((piece.wear & WEAR.bareLegs) === 0) return false
  const { length } = cutOf(piece)
  return SHORTS.has(piece.kind) ? length !== "long" : length === "mini"
}

/** Whether it ends so high, or so wide, that tights are not enough. */
function showsShins(piece: Piece): boolean {
  if ((piece.wear & WEAR.bareLegs) === 0) return false
  const isLegged = (piece.wear & WEAR.trousers) !== 0 || SHORTS.has(piece.kind)
  return isLegged || cutOf(piece).length === "knee"
}

function isLow(piece: Piece): boolean {
  if (piece.slot !== TOP && piece.slot !== DRESS) return false
  // What is worn beneath these closes the neck.
  if ((piece.wear & WEAR.needsTop) !== 0) return false
  const { neckline } = cutOf(piece)
  return neckline !== undefined && !HIGH_NECKS.has(neckline)
}
