import { BODY_TYPES, MATERIALS } from "@stylin/garments/vocabulary"
import type { Person } from "../person/person.ts"
import { kindCode, kindCodes, SLOTS } from "../pieces/codes.ts"
import { saidCutOf } from "../pieces/cut.ts"
import type { Piece } from "../pieces/piece.ts"
import { lightnessOf } from "./colours.ts"

const BROAD = BODY_TYPES.indexOf("inverted_triangle")
const ROUND = BODY_TYPES.indexOf("oval")
const ON_THE_SHOULDERS: ReadonlySet<number> = new Set(
  (["coat", "layer", "top", "dress"] as const).map((place) => SLOTS.indexOf(place)),
)
const ROUND_THE_MIDDLE = kindCodes("vest", "cami", "bodysuit", "corset_top")
const FULL_SLEEVES: readonly string[] = ["puff", "balloon"]
/** A blouse that says nothing of its sleeves is gathered at the cuffs. */
const BLOUSE = kindCode("blouse")
const FULL_AS_A_RULE = "balloon"
const FUR = MATERIALS.indexOf("fur")
const BELT = kindCode("belt")

const PEAR = BODY_TYPES.indexOf("pear")
const BOTTOM = SLOTS.indexOf("bottom")
const LAYER = SLOTS.indexOf("layer")
const COAT = SLOTS.indexOf("coat")
const JUMPSUIT = kindCode("jumpsuit")
/** From this lightness (CIELAB) on a colour makes larger what it covers. */
const PALE = 82

/** Whether she is round in the middle. */
export function isRound({ bodyType }: Pick<Person, "bodyType">): boolean {
  return bodyType === ROUND
}

/**
 * Whether something to buy stresses what her shape has plenty of: full sleeves or fur on broad
 * shoulders, or a jacket that ends there; a belt, a close top, a cropped jacket or a pale jumpsuit
 * across a round middle; pale legs on full hips. All else about shape is only part of the score.
 */
export function isAgainstShape(piece: Piece, person: Pick<Person, "bodyType">): boolean {
  const { bodyType } = person
  if (isRound(person)) {
    const isPaleSuit = piece.kind === JUMPSUIT && lightnessOf(piece) > PALE
    if (isPaleSuit || piece.kind === BELT || ROUND_THE_MIDDLE.has(piece.kind)) return true
    return endsAtTheWaist(piece)
  }
  if (bodyType === PEAR) return piece.slot === BOTTOM && lightnessOf(piece) > PALE
  if (bodyType !== BROAD || !ON_THE_SHOULDERS.has(piece.slot)) return false
  if (piece.material === FUR) return true
  if (endsAtTheWaist(piece)) return true
  const { sleeve } = saidCutOf(piece)
  return FULL_SLEEVES.includes(sleeve ?? (piece.kind === BLOUSE ? FULL_AS_A_RULE : ""))
}

/** Whether it is a jacket or a coat that ends where it makes the waist or the shoulders wider. */
function endsAtTheWaist(piece: Piece): boolean {
  if (piece.slot !== LAYER && piece.slot !== COAT) return false
  return saidCutOf(piece).length === "cropped"
}
