import { PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { isWarmBodice } from "../grammar/coats.ts"
import { coversHerHead } from "../grammar/coverage.ts"
import { coversInstep } from "../grammar/hose.ts"
import { lovesColour } from "../grammar/one-note.ts"
import { FROST } from "../grammar/season.ts"
import { areOfSuits, isSuitPair } from "../grammar/suits.ts"
import { kindCode, kindCodes, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import { accentsOf } from "../score/outfit-tags.ts"
import { isClothing } from "../score/places.ts"
import { scoreOf } from "../score/score.ts"
import { COOL_MORNING, warmsUp } from "../weather/mornings.ts"
import { type FoundLook, inOrder } from "./candidates.ts"
import { OUTDOORS } from "./pools.ts"

const BAG = SLOTS.indexOf("bag")
const HEAD = SLOTS.indexOf("head")
const COAT = SLOTS.indexOf("coat")
const LAYER = SLOTS.indexOf("layer")
const DRESS = SLOTS.indexOf("dress")
const LEGWEAR = SLOTS.indexOf("legwear")
const SCARF = kindCode("scarf")
const JEWELS = kindCodes("earrings", "necklace")
const EARRINGS = kindCode("earrings")
const LAYERING = PREFERENCE_TAGS.indexOf("Layering")
const SUITS = PREFERENCE_TAGS.indexOf("Tailored suits")
/** Below how many °C outdoors a coat goes out in the evening. */
const COATED = 15
/** Below how many °C by day, after a morning below so many, she takes her coat. */
const CHILLY = { day: 12, morning: 8 } as const
/** The same for a thin coat. */
const COOL = { day: 15, morning: 10 } as const
const THIN_COATS = kindCodes("trench_coat", "raincoat")
/** From how many °C outdoors on she goes out in the evening without a layer. */
const WARM_EVENING = 21
const CLUTCH = kindCode("clutch")
/** From how many °C outdoors on no layer is added for its colour. */
const MILD = 18

/** Whether something finishes a look. */
export type Finishes = (piece: Piece, look: FoundLook) => boolean

/** A bag; one without a strap, only in the evening. */
export const isBag: Finishes = ({ slot, kind }, { pieces, brief: { occasion } }) =>
  slot === BAG &&
  (kind !== CLUTCH || occasion === "dating") &&
  !pieces.some((one) => one.slot === BAG)

/**
 * Her coat on an evening out, which is colder and later than it looks from the window, and on a cold morning; a thin one
 * on a cool morning, too.
 */
export const isCoat: Finishes = ({ slot, kind }, { pieces, brief: { occasion, need } }) => {
  if (slot !== COAT || !need) return false
  if (pieces.some((one) => one.slot === COAT || OUTDOORS.has(one.kind))) return false
  if (occasion === "dating") return need.outdoors < COATED
  const { day, morning } = THIN_COATS.has(kind) ? COOL : CHILLY
  return need.outdoors < day && need.day.low < morning
}

/** Something to put on when a mild evening cools. */
const isWrap: Finishes = ({ slot }, { pieces, brief: { occasion, need } }) =>
  slot === LAYER &&
  occasion === "dating" &&
  need !== undefined &&
  need.outdoors < WARM_EVENING &&
  !pieces.some((one) => one.slot === LAYER || one.slot === COAT)

/** A layer for a cool morning before a warm afternoon. */
const isForMorning: Finishes = ({ slot, wear }, { pieces, brief: { need } }) =>
  slot === LAYER &&
  (wear & WEAR.layerSleeves) !== 0 &&
  warmsUp(need, COOL_MORNING) &&
  !pieces.some((one) => one.slot === LAYER || one.slot === COAT)

/** Beneath a thin coat a knit is wanted below so many °C outdoors, after a morning below so many. */
const THIN = { outdoors: 14, morning: 10 } as const

/** A layer beneath a thin coat on a cool day, over what is thin itself. */
const isUnderThinCoat: Finishes = ({ slot, wear }, { pieces, brief: { need } }) =>
  slot === LAYER &&
  (wear & WEAR.layerSleeves) !== 0 &&
  need !== undefined &&
  need.outdoors < THIN.outdoors &&
  need.day.low < THIN.morning &&
  pieces.some(({ kind }) => THIN_COATS.has(kind)) &&
  !pieces.some((one) => one.slot === LAYER || isWarmBodice(one))

/** A scarf with a coat on a frosty morning. */
export const isScarf: Finishes = ({ kind }, { pieces, brief: { need } }) =>
  kind === SCARF &&
  need !== undefined &&
  need.day.low < FROST &&
  pieces.some(({ slot }) => slot === COAT)

/** What covers her head, in every look. */
export const isHeadscarf: Finishes = (piece, { pieces, brief: { person } }) =>
  coversHerHead(piece, person.coverage) && !pieces.some(({ slot }) => slot === HEAD)

/** Her jewel on an evening out; by day her earrings, unless she is on her feet at work or covers her head. */
const isJewel: Finishes = ({ kind }, { pieces, brief: { occasion, setting } }) => {
  if (occasion === "dating") return JEWELS.has(kind)
  if (kind !== EARRINGS || pieces.some(({ slot }) => slot === HEAD)) return false
  return occasion === "outings" || (occasion === "work" && setting !== "practical_work")
}

/** Tights or socks where shoes leave the foot bare in the cold: nobody minds the same ones again. */
const isHose: Finishes = (piece, { pieces, brief }) =>
  coversInstep(piece, pieces, brief) && !pieces.some(({ slot }) => slot === LEGWEAR)

/** Whether sleeves cover the arms of her who covers her head, and has not said how much else: short ones do not. */
function coversArms({ slot, wear }: Piece, { pieces, brief: { person } }: FoundLook): boolean {
  if (slot !== LAYER || (wear & WEAR.layerSleeves) === 0 || !person.coverage.head) return false
  return !pieces.some((one) => one.slot === LAYER || (one.wear & WEAR.bodySleeves) !== 0)
}

/**
 * A layer that makes a suit at work, if it is one or she wears or loves suits, that covers the arms of her who covers her
 * head, that makes the look better for somebody who loves layers, or is the only colour for somebody who loves colour.
 */
const isLayer: Finishes = (piece, look) => {
  const { pieces, brief } = look
  if (coversArms(piece, look)) return true
  if (piece.slot !== LAYER) return false
  if (pieces.some(({ slot }) => slot === LAYER || slot === DRESS)) return false
  const { occasion, setting, need, person } = brief
  if (occasion === "work" && setting !== "everyday_work") {
    const wearsSuits = setting === "tailored_work" || hasBit(person.loves, SUITS)
    const isPair = (one: Piece) => isSuitPair(piece, one) && (wearsSuits || areOfSuits(piece, one))
    if (pieces.some(isPair)) return true
  }
  if (!need || need.outdoors >= MILD) return false
  if (hasBit(person.loves, LAYERING)) {
    return scoreOf(inOrder([...pieces, piece]), brief) >= look.score
  }
  if (accentsOf(piece).length === 0) return false
  if (!lovesColour(person)) return false
  return pieces.filter(isClothing).every((one) => accentsOf(one).length === 0)
}

/** All of them, in the order in which looks are finished. */
export const FINISHES: readonly Finishes[] = [
  isHeadscarf,
  isLayer,
  isCoat,
  isWrap,
  isForMorning,
  isUnderThinCoat,
  isScarf,
  isHose,
  isJewel,
  isBag,
]
