import { PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import type { Person } from "../person/person.ts"
import { kindCode, SLOTS } from "../pieces/codes.ts"
import { cutOf, saidCutOf } from "../pieces/cut.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"

const [SKINNY, RELAXED, OVERSIZED, CROPS] = (
  ["Skinny fits", "Relaxed fits", "Oversized fits", "Crop tops"] as const
).map((tag) => PREFERENCE_TAGS.indexOf(tag))
const DRESS = SLOTS.indexOf("dress")
const COAT = SLOTS.indexOf("coat")
const TUNIC = kindCode("tunic")
const CAPE = kindCode("cape")
const MINI_SKIRT = kindCode("mini_skirt")
const LOOSE_PLACES: ReadonlySet<number> = new Set(
  (["dress", "top", "layer"] as const).map((place) => SLOTS.indexOf(place)),
)
/** Volumes up to which a dress clings, and from which on a garment is a tent. */
const VOLUMES = { clinging: -60, tent: 80 } as const

/**
 * Whether something to buy is what she means by a tag that she avoids, though it does not carry it: a knitted dress
 * that clings for her who avoids skinny fits, tiers, tunics and capes for her who avoids loose ones, a mini or a cropped coat
 * for her who avoids crop tops.
 */
export function isAvoidedInSpirit(piece: Piece, { avoids }: Pick<Person, "avoids">): boolean {
  const { slot, kind, volume } = piece
  if (avoidsTag(avoids, SKINNY) && slot === DRESS && volume <= VOLUMES.clinging) return true
  const isLoose = kind === TUNIC || volume >= VOLUMES.tent
  const avoidsLoose = avoidsTag(avoids, RELAXED) || avoidsTag(avoids, OVERSIZED)
  if (avoidsLoose && (kind === CAPE || (isLoose && LOOSE_PLACES.has(slot)))) return true
  if (!avoidsTag(avoids, CROPS)) return false
  if (slot === COAT) return saidCutOf(piece).length === "cropped"
  return (slot === DRESS || kind === MINI_SKIRT) && cutOf(piece).length === "mini"
}

function avoidsTag(avoids: number, tag: number | undefined): boolean {
  return tag !== undefined && hasBit(avoids, tag)
}
