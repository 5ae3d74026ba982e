import { KIND_NAMES, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { SLOTS } from "../pieces/codes.ts"
import { cutOf } from "../pieces/cut.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import { WEAR, wears } from "../pieces/wear.ts"
import type { Brief } from "./brief.ts"
import { isPaddedTwice } from "./heavy-cloths.ts"
import { isBareAnkle, isHerStripe } from "./hose.ts"
import { BARE_WAIST, FROST } from "./season.ts"
import { TAILORING } from "./suits.ts"

const COAT = SLOTS.indexOf("coat")
const TOP = SLOTS.indexOf("top")
const BOTTOM = SLOTS.indexOf("bottom")
const SHOES = SLOTS.indexOf("shoes")
const HEELS = KIND_NAMES.indexOf("heels")
const SUITS = PREFERENCE_TAGS.indexOf("Tailored suits")

/** Those of the hard rules that are about two places. */
type PlaceRule = "bare-waist" | "bare-feet" | "too-hot" | "not-together"

/** The rule about their two places that keeps two pieces apart: a coat, shoes, or a waist, and what is beside them. */
export function placesRule(one: Piece, other: Piece, brief: Brief): PlaceRule | undefined {
  if (one.slot === COAT) return coatRule(one, other, brief)
  if (other.slot === COAT) return coatRule(other, one, brief)
  if (one.slot === SHOES) return shoesRule(one, other, brief)
  if (other.slot === SHOES) return shoesRule(other, one, brief)
  return isBareWaist(one, other, brief) || isBareWaist(other, one, brief) ? "bare-waist" : undefined
}

function coatRule(coat: Piece, other: Piece, brief: Brief): PlaceRule | undefined {
  if (isPaddedTwice(coat, other, brief)) return "too-hot"
  return isHiddenForDinner(other, brief) ? "not-together" : undefined
}

function shoesRule(shoes: Piece, other: Piece, brief: Brief): PlaceRule | undefined {
  if (isHerStripe(other, shoes, brief)) return "not-together"
  const isBare = isBareInstep(shoes, other, brief) || isBareAnkle(shoes, other, brief)
  return isBare ? "bare-feet" : undefined
}

const DRESSY_SHOES = wears("dressyShoe", "openShoe")

/**
 * Whether shoes leave the foot bare below trousers in frost. Her own heels may do so, and her flats
 * where nothing else makes a look.
 */
function isBareInstep(shoes: Piece, legs: Piece, { need, lenience }: Brief): boolean {
  if (!need || need.outdoors >= FROST) return false
  if (shoes.owned && (lenience !== "none" || shoes.kind === HEELS)) return false
  return (shoes.wear & DRESSY_SHOES) !== 0 && (legs.wear & WEAR.trousers) !== 0
}

/** Whether a short top leaves the waist bare at work or on a cool day, whoever owns it. */
function isBareWaist(top: Piece, bottom: Piece, { need, occasion, lenience }: Brief): boolean {
  if (top.slot !== TOP || bottom.slot !== BOTTOM || lenience === "hers") return false
  if (cutOf(top).length !== "cropped" || cutOf(bottom).rise === "high") return false
  return occasion === "work" || (need !== undefined && need.outdoors < BARE_WAIST.from)
}

/** Whether a jacket beneath a coat would be bought for a date and then be hidden by that, and hide the top itself. */
function isHiddenForDinner(jacket: Piece, { occasion, person }: Brief): boolean {
  if (occasion !== "dating" || jacket.owned) return false
  return TAILORING.has(jacket.kind) && !hasBit(person.loves, SUITS)
}
