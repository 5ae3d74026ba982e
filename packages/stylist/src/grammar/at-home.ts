import { MATERIALS, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { kindCode, kindCodes, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import type { Brief } from "./brief.ts"
import { FROST } from "./season.ts"

const [SHOES, COAT, DRESS] = (["shoes", "coat", "dress"] as const).map((place) =>
  SLOTS.indexOf(place),
)
const CAPE = kindCode("cape")
const BOOTS = kindCodes("ankle_boots", "chelsea_boots", "knee_boots")
/** Shoes that leave the instep to the cold. */
const LOW = kindCodes("flats", "mary_janes", "mules", "espadrilles", "sandals")
const HEELS = kindCode("heels")
const HIGH_HEELS = PREFERENCE_TAGS.indexOf("High heels")
const EVENING_CLOTHS: ReadonlySet<number> = new Set(
  (["satin", "sequin", "velvet"] as const).map((cloth) => MATERIALS.indexOf(cloth)),
)

/**
 * Whether these are low shoes, it is freezing, and she has boots to wear instead. Heels are still worn on dates, and
 * anywhere by her who loves them.
 */
export function areLowInFrost(
  shoes: Piece,
  worn: readonly Piece[],
  { need, occasion, person }: Brief,
): boolean {
  if (shoes.slot !== SHOES || !need || need.outdoors >= FROST) return false
  const isHeeled = shoes.kind === HEELS && occasion !== "dating"
  if (!LOW.has(shoes.kind) && !(isHeeled && !hasBit(person.loves, HIGH_HEELS))) return false
  return worn.some(({ kind }) => BOOTS.has(kind))
}

/** Whether this is a cape, it is freezing, and she has a coat to wear instead. */
export function isCapeInFrost({ kind }: Piece, worn: readonly Piece[], { need }: Brief): boolean {
  if (kind !== CAPE || !need || need.outdoors >= FROST) return false
  return worn.some((piece) => piece.slot === COAT && piece.kind !== CAPE)
}

/** Whether this is a dress for evenings, by its cloth, when she is not on a date and has another dress. */
export function isDressForEvenings(
  dress: Piece,
  worn: readonly Piece[],
  { occasion }: Brief,
): boolean {
  if (dress.slot !== DRESS || occasion === "dating" || !EVENING_CLOTHS.has(dress.material)) {
    return false
  }
  return worn.some((one) => one.slot === DRESS && !EVENING_CLOTHS.has(one.material))
}

/** How she calls what she swims, bathes or sleeps in, or wears beneath all else. */
const NO_CLOTHES =
  /\b(?:swim\w*|bathing|bikini|tankini|bur[kq]ini|togs|coss?ie|cozzie|bathers|rash(?:ie| vest| guard)|night(?:dress|ie|y|gown|shirt)|negligee|p[ay]jamas?|pjs?|dressing[- ]gown|bathrobe|house ?coat|(?:house|bed) (?:shoes|socks|slippers)|(?<!sports )bras?(?! top)|girdle|shapewear|bodyshaper|spanx|boxers?|petticoat|half slip|underskirt|(?:baby|ring) (?:sling|wrap|carrier)|tragetuch|porte-b[eé]b[eé])(?!\p{L})|[eé]charpe de portage/iu

/** Whether nobody wears it as part of an outfit, whatever kind it was taken for: a swimsuit is no bodysuit. */
export function isNoOutfit({ owned, name = "" }: Piece): boolean {
  return owned && NO_CLOTHES.test(name)
}

const LOW_CUT = kindCodes("loafers", "brogues", "flats", "mary_janes", "trainers")
const TRAINERS = kindCode("trainers")
const SNEAKERS = PREFERENCE_TAGS.indexOf("Sneakers")

/**
 * Whether they are shoes that end below the ankle, and it is freezing: she puts on boots first, but for work on her feet and
 * for walks, and trainers if she loves them.
 */
export function areOutInFrost(
  { kind }: Piece,
  { need, occasion, setting, person }: Brief,
): boolean {
  if (!need || need.outdoors >= FROST || !LOW_CUT.has(kind)) return false
  if (occasion === "outdoors" || setting === "practical_work") return false
  return !(kind === TRAINERS && hasBit(person.loves, SNEAKERS))
}
