import { KIND_NAMES, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { isBasic } from "../pieces/basic.ts"
import { kindCodes, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import { WEAR, wears } from "../pieces/wear.ts"
import { isOpen } from "./asks.ts"
import { isNoOutfit } from "./at-home.ts"
import { isAvoided, isUnlayered } from "./avoided.ts"
import type { Brief } from "./brief.ts"
import { areTooMany, countedColours, doFight, isMotley } from "./colours.ts"
import { isOverHeadscarf, isTooBare } from "./coverage.ts"
import { suitsOccasion } from "./dress-codes.ts"
import { isForeignColour } from "./her-colours.ts"
import { isForAnyDay } from "./hers.ts"
import { areTightsInVain, isHose } from "./hose.ts"
import { areThreeSleeves } from "./layers.ts"
import { isMadeFor } from "./made-for.ts"
import { isNotHerSize, isWithinMeans } from "./means.ts"
import { avoidsMonochrome, isOneNoteLook } from "./one-note.ts"
import { isParticular } from "./particular.ts"
import { placesRule } from "./place-rules.ts"
import { areTooManyPrints, doPrintsFight } from "./prints.ts"
import { FROST, weatherRule } from "./season.ts"
import { isAgainstShape } from "./shape.ts"
import { areOddTogether, isOddLeather } from "./small-things.ts"
import { areOfTwoSuits, isSuitPair } from "./suits.ts"
import { warmthRule } from "./warm-enough.ts"

/** The hard rules of a look. No score makes up for breaking one. */
export const RULES = [
  "occasion",
  "season",
  "rain",
  "wind",
  "avoided",
  "left-out",
  "too-bare",
  "size",
  "budget",
  "two-of-a-place",
  "bare-waist",
  "incomplete",
  "formality-apart",
  "warmth-apart",
  "knit-on-knit",
  "suit-avoided",
  "odd-leather",
  "foreign-colour",
  "colours-fight",
  "prints-fight",
  "too-many-colours",
  "one-note",
  "shape",
  "not-together",
  "nothing-beneath",
  "nothing-over",
  "no-rain-cover",
  "bare-arms",
  "bare-shoulders",
  "bare-legs",
  "bare-feet",
  "nothing-warm",
  "too-cold",
  "too-hot",
] as const
export type Rule = (typeof RULES)[number]

/**
 * Steps of formality and warmth at which two garments can no longer be worn together. What she owns
 * may be one step of formality further apart: a silk blouse with jeans, trousers with trainers.
 */
const FARTHEST = { formality: 2, warmth: 3, hers: 1 } as const
/** The formality of clothes for sport, which nothing dresses up. */
const SPORT = 1

const KNITS = kindCodes("jumper", "knitted_vest", "sweatshirt", "hoodie", "cardigan", "fleece")
const COAT = SLOTS.indexOf("coat")
const LAYER = SLOTS.indexOf("layer")
const TOP = SLOTS.indexOf("top")
const DRESS = SLOTS.indexOf("dress")
const BOTTOM = SLOTS.indexOf("bottom")
const SHOES = SLOTS.indexOf("shoes")
const CAPE = KIND_NAMES.indexOf("cape")
const FULL_SLEEVES = wears("fullSleeves", "closeSleeves")
const SUITS = PREFERENCE_TAGS.indexOf("Tailored suits")

/** The rule that excludes a piece from every look of a brief; undefined if none does. */
export function pieceRule(piece: Piece, brief: Brief): Rule | undefined {
  if (brief.leftOut.has(piece.id)) return "left-out"
  const isAsked = brief.asked.has(piece.id)
  if (piece.kind === CAPE && !(isAsked || piece.owned || isForCapes(brief))) return "occasion"
  // Tags exclude only what would be bought, not what she owns.
  if (!(isAsked || piece.owned) && isAvoided(piece, brief)) return "avoided"
  if (!isAsked && isTooBare(piece, brief.person.coverage)) return "too-bare"
  if (!(isAsked || piece.owned) && isOddLeather(piece, brief.person)) return "odd-leather"
  if (!(isAsked || piece.owned) && isForeign(piece, brief)) return "foreign-colour"
  if (!(isAsked || piece.owned) && isAgainstShape(piece, brief.person)) return "shape"
  if (!(isAsked || piece.owned) && isNotHerSize(piece, brief)) return "size"
  if (!suitsOccasion(piece, brief)) return "occasion"
  if (!isAsked && isNoOutfit(piece)) return "occasion"
  const weather = isAsked ? undefined : weatherRule(piece, brief)
  const isAffordable = isAsked ? (piece.price ?? 0) <= brief.budget : isWithinMeans(piece, brief)
  return weather ?? (isAffordable ? undefined : "budget")
}

/** Whether a cape is all that somebody who avoids layers needs over a look: in frost it is no coat. */
function isForCapes(brief: Brief): boolean {
  return isUnlayered(brief) && !(brief.need && brief.need.outdoors < FROST)
}

/** Whether its colour is foreign to her, unless nothing else makes a look. */
function isForeign(piece: Piece, { lenience, person }: Brief): boolean {
  return lenience === "none" && isForeignColour(piece, person)
}

/** The rule that keeps two pieces apart; undefined if they can be worn together. */
export function pairRule(one: Piece, other: Piece, brief: Brief): Rule | undefined {
  if (isOverHeadscarf(one, other) || isOverHeadscarf(other, one)) return "not-together"
  if (one.slot === other.slot || one.id === other.id) return "two-of-a-place"
  if (doExclude(one, other) && !isHose(one, other, brief)) return "not-together"
  if (isParticular(one, other) || isParticular(other, one)) return "not-together"
  if (areOfTwoSuits(one, other)) return "not-together"
  if (isBody(one) && isBody(other) && (one.slot === DRESS || other.slot === DRESS)) {
    if (!isOver(one, other) && !isOver(other, one)) return "two-of-a-place"
  }
  if (areFormalityApart(one, other)) return "formality-apart"
  if (isTooMuch(one, other, brief)) return "too-hot"
  const ofPlaces = placesRule(one, other, brief)
  if (ofPlaces) return ofPlaces
  const isFarApart = Math.abs(one.warmth - other.warmth) > FARTHEST.warmth
  if (isFarApart && isWarming(one, brief) && isWarming(other, brief)) return "warmth-apart"
  if (KNITS.has(one.kind) && KNITS.has(other.kind) && !isWantOfCoat(one, other, brief)) {
    return "knit-on-knit"
  }
  if (doFight(one, other)) return "colours-fight"
  if (!(one.owned && other.owned) && areOddTogether(one, other, brief.person))
    return "colours-fight"
  if (doPrintsFight(one, other, brief)) return "prints-fight"
  return isUnwantedSuit(one, other, brief) ? "suit-avoided" : undefined
}

/** Whether one has what the other cannot be worn with. Full sleeves go into her own coat, for want of another. */
function doExclude(one: Piece, other: Piece): boolean {
  const isHerCoat = one.owned && other.owned && (one.slot === COAT || other.slot === COAT)
  return (one.forbids & other.wear & ~(isHerCoat ? FULL_SLEEVES : 0)) !== 0
}

/** Whether it is frost, nothing makes a look warm enough for it, and she owns both. */
function isWantOfCoat(one: Piece, other: Piece, { need, lenience }: Brief): boolean {
  return (
    one.owned && other.owned && lenience !== "none" && need !== undefined && need.outdoors < FROST
  )
}

/** Whether two pieces would make a suit for somebody who avoids them; one that she owns is hers to wear. */
function isUnwantedSuit(one: Piece, other: Piece, { person }: Brief): boolean {
  if (one.owned && other.owned) return false
  return hasBit(person.avoids, SUITS) && isSuitPair(one, other)
}

function areFormalityApart(one: Piece, other: Piece): boolean {
  const apart = Math.abs(one.formality - other.formality)
  // Trousers for a site are no suit's.
  if (apart <= FARTHEST.formality || isMadeFor(one, "work") || isMadeFor(other, "work"))
    return false
  const farthest = FARTHEST.formality + (areEasyTogether(one, other) ? FARTHEST.hers : 0)
  // An evening bag dresses jeans up; jewellery goes with anything.
  return apart > (isClothing(one) && isClothing(other) ? farthest : farthest + 1)
}

/** Whether she owns both, and neither is for sport, shoes and coats aside. */
function areEasyTogether(one: Piece, other: Piece): boolean {
  return isHersAndEasy(one) && isHersAndEasy(other)
}

function isHersAndEasy({ owned, slot, formality }: Piece): boolean {
  return owned && (formality > SPORT || slot === SHOES || slot === COAT)
}

/** From this outdoor temperature on, in °C, one pair of sleeves is enough. */
const ONE_SLEEVE_FROM = 18

/** Whether a layer with sleeves would be bought over sleeves, or the other way round, on a warm day. */
function isTooMuch(one: Piece, other: Piece, { need }: Brief): boolean {
  if (!need || need.outdoors < ONE_SLEEVE_FROM || (one.owned && other.owned)) return false
  const both = one.wear | other.wear
  return (both & WEAR.layerSleeves) !== 0 && (both & WEAR.bodySleeves) !== 0
}

/** Every hard rule that a look breaks, each once; empty if the look may be shown. */
export function rulesBroken(look: readonly Piece[], brief: Brief): Rule[] {
  const broken = new Set<Rule>()
  const note = (rule: Rule) => {
    broken.add(rule)
    return false
  }
  noteOfPieces(look, brief, note)
  noteOfWhole(look, brief, note)
  return [...broken]
}

/** Whether a look breaks any hard rule, which is known sooner than all that it breaks. */
export function breaksRule(look: readonly Piece[], brief: Brief): boolean {
  return noteOfWhole(look, brief, isEnough) || noteOfPieces(look, brief, isEnough)
}

/** Takes a broken rule, and tells whether no other need be looked for. */
type Note = (rule: Rule) => boolean
const isEnough: Note = () => true

/** Notes the rules that single pieces and pairs break. Returns whether that was enough. */
function noteOfPieces(look: readonly Piece[], brief: Brief, note: Note): boolean {
  for (let index = 0; index < look.length; index += 1) {
    const piece = look[index]
    const alone = piece && pieceRule(piece, brief)
    if (alone && note(alone)) return true
    for (let at = index + 1; piece && at < look.length; at += 1) {
      const other = look[at]
      const rule = other && pairRule(piece, other, brief)
      if (rule && note(rule)) return true
    }
  }
  return false
}

/** Notes the rules that all pieces together break. Returns whether that was enough. */
function noteOfWhole(look: readonly Piece[], brief: Brief, note: Note): boolean {
  let [places, costs, colours, wear] = [0, 0, 0, 0]
  let isAllHers = true
  for (const piece of look) {
    places |= 1 << piece.slot
    costs += piece.price ?? 0
    colours |= countedColours(piece)
    wear |= piece.wear
    if (!piece.owned && !isBasic(piece)) isAllHers = false
  }
  const isDressed = hasBit(places, DRESS) || (hasBit(places, TOP) && hasBit(places, BOTTOM))
  if (!(isDressed && hasBit(places, SHOES)) && note("incomplete")) return true
  if (costs > brief.budget && note("budget")) return true
  if (!isAllHers && areTooMany(colours, brief.person) && note("too-many-colours")) return true
  if (brief.lenience === "none" && isMotley(look) && note("too-many-colours")) return true
  if (areTooManyPrints(look) && note("prints-fight")) return true
  const mayBeOneNote = isAllHers && !avoidsMonochrome(brief.person)
  if (!mayBeOneNote && isOneNoteLook(look, brief.person) && note("one-note")) return true
  if ((areTightsInVain(look, brief) || areThreeSleeves(look)) && note("not-together")) return true
  if (isForAnyDay(look, brief) && note("occasion")) return true
  for (const ask of brief.asks) if (isOpen(ask, wear) && note(ask.rule)) return true
  const warmth = warmthRule(look, brief)
  return warmth !== undefined && note(warmth)
}

/** Whether a pinafore or dungarees go over a top. */
function isOver(dress: Piece, top: Piece): boolean {
  return (dress.wear & WEAR.needsTop) !== 0 && (top.wear & WEAR.underPinafore) !== 0
}

function isBody({ slot }: Piece): boolean {
  return slot === TOP || slot === BOTTOM || slot === DRESS
}

function isClothing(piece: Piece): boolean {
  return isBody(piece) || piece.slot === LAYER || piece.slot === SHOES
}

/** Whether a piece counts as warmth. A coat goes over anything if the day is known. */
function isWarming(piece: Piece, { need }: Brief): boolean {
  return isClothing(piece) || (piece.slot === COAT && need === undefined)
}
