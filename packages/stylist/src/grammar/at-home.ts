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

/** Whether they are low shoes of hers in frost, and she owns boots; her heels go to dates, and wherever she loves them. */
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

/** Whether it is her cape in frost, and she owns a coat. */
export function isCapeInFrost({ kind }: Piece, worn: readonly Piece[], { need }: Brief): boolean {
  if (kind !== CAPE || !need || need.outdoors >= FROST) return false
  return worn.some((piece) => piece.slot === COAT && piece.kind !== CAPE)
}

/** Whether it is her dress for evenings, by its cloth, on a day for which she has others. */
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
