import { type Activity, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { showsColour } from "../grammar/avoided.ts"
import { areBetterApart } from "../grammar/better-apart.ts"
import { isJacketEnough } from "../grammar/coats.ts"
import { isMadeFor } from "../grammar/made-for.ts"
import { avoidsMonochrome, lovesColour } from "../grammar/one-note.ts"
import { TAILORED } from "../grammar/suits.ts"
import { hasWholeUniform } from "../grammar/uniforms.ts"
import { kindCodes, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { HUES, TONE } from "../pieces/tones.ts"
import { bitsIn, hasBit } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import { lookTags, togetherTags } from "../score/outfit-tags.ts"
import { isClothing } from "../score/places.ts"
import { COLD_MORNING } from "../weather/mornings.ts"
import { isHeavyCoat } from "../weather/warmth.ts"
import type { FoundLook } from "./candidates.ts"
import { isGrosslyMisplaced, isMisplaced, isWorkwear, looksLikeTheOffice } from "./misplaced.ts"

const COAT = SLOTS.indexOf("coat")
const TOP = SLOTS.indexOf("top")
const BOTTOM = SLOTS.indexOf("bottom")
const DRESS = SLOTS.indexOf("dress")
const LAYER = SLOTS.indexOf("layer")
const SHOES = SLOTS.indexOf("shoes")
const BASE = SLOTS.indexOf("base")
const HEELS = PREFERENCE_TAGS.indexOf("High heels")
/** Where she who loves heels wears them first. */
const HEELED: readonly Activity[] = ["work", "dating"]
const NEUTRALS = PREFERENCE_TAGS.indexOf("Neutral pallets")
const SUITS = PREFERENCE_TAGS.indexOf("Tailored suits")
/** So many hues are as many as one eye follows, and an office of suits stands. */
const MOST_HUES = { tailored: 2, else: 3 } as const

/**
 * What a look loses against others of its occasion. No coat on a cold morning when another look has one, or one for colder days when another does without. Each garment of
 * hers with something she avoids, two that make a suit if she avoids suits, and no colour if she avoids neutrals. Each piece that is out of place, more if anybody would say so, and each pair that is better apart. No colour if she loves colours, one alone if she
 * avoids monochrome. A thin coat or a jacket over thin clothes, on a cool morning. Flat shoes at work or on a date, if she loves heels. Too many hues.
 */
const LOSES = {
  coatless: 4,
  heavy: 2,
  avoided: 4,
  misplaced: 1.5,
  grossly: 3,
  thin: 3,
  flat: 1,
  apart: 1.5,
  colourless: 2,
  plain: 1,
  motley: 2,
} as const

/**
 * What a look gains by each piece that she calls hers for the occasion, and besides by both halves of one uniform, which come before
 * all that is as good. For work on her feet clothes made for it gain what a misplaced piece loses.
 */
const GAINS = { made: 3, uniform: 4 } as const

/** Puts the looks she would rather not wear after the others of their occasion, and notes what she loves in each. */
export function bestFirst(looks: readonly (readonly FoundLook[])[]): FoundLook[][] {
  return looks.map((group) => {
    const hasCoats = group.some(hasCoat)
    const isWanting = (look: FoundLook) => hasCoats && isCoatless(look)
    const areHeavy = group.every((look) => isHeavy(look) || isWanting(look))
    return group.map((look) => {
      const lost =
        lossOf(look) +
        (isWanting(look) ? LOSES.coatless : 0) +
        (isHeavy(look) && !areHeavy ? LOSES.heavy : 0)
      const loved = lookTags(look.pieces) & look.brief.person.loves
      return { ...look, loved, ...(lost !== 0 && { turn: (look.turn ?? 0) - lost }) }
    })
  })
}

const hasCoat = ({ pieces }: FoundLook) => pieces.some(({ slot }) => slot === COAT)

/** Whether its coat is for colder days, and would hang open from noon on. */
function isHeavy({ pieces, brief: { need } }: FoundLook): boolean {
  return need !== undefined && pieces.some((piece) => isHeavyCoat(piece, need))
}

const isWorn = (piece: Piece) => isClothing(piece) || piece.slot === SHOES

function isCoatless(look: FoundLook): boolean {
  const { need, occasion } = look.brief
  if (!need || need.day.low > COLD_MORNING.below || occasion === "outdoors") return false
  return !(hasCoat(look) || isJacketEnough(look.pieces, need))
}

function lossOf(look: FoundLook): number {
  const { pieces, brief } = look
  const { occasion, person, setting } = brief
  const avoided = pieces.filter((one) => isWorn(one) && (one.tags & person.avoids) !== 0)
  const misplaced = pieces.filter((piece) => isMisplaced(piece, look))
  const suited = setting === "practical_work" ? pieces.filter(isWorkwear) : []
  const made = pieces.filter((piece) => isMadeFor(piece, occasion))
  const isDull = !pieces.some(showsColour)
  return (
    LOSES.avoided * avoided.length +
    LOSES.misplaced * (misplaced.length - suited.length) -
    GAINS.made * made.length -
    (hasWholeUniform(made) ? GAINS.uniform : 0) +
    LOSES.grossly * pieces.filter((piece) => isGrosslyMisplaced(piece, look)).length +
    (isThin(look) ? LOSES.thin : 0) +
    (isFlat(look) ? LOSES.flat : 0) +
    (isDull && hasBit(person.avoids, NEUTRALS) ? LOSES.avoided : 0) +
    (hasBit(person.avoids & togetherTags(pieces), SUITS) ? LOSES.avoided : 0) +
    (isOneColour(look) ? LOSES.colourless : 0) +
    (isDull && lovesColour(person) ? LOSES.plain : 0) +
    (looksLikeTheOffice(look) ? LOSES.misplaced : 0) +
    LOSES.apart * pairsApart(pieces) +
    (huesOf(pieces) > (setting === "tailored_work" ? MOST_HUES.tailored : MOST_HUES.else)
      ? LOSES.motley
      : 0)
  )
}

/** Below how many °C in the morning a coat without a lining, a jacket alone, and any coat, need something warm beneath; below the last no thin coat is enough. */
const COOL = { unlined: 10, jacket: 8, any: 5 } as const
const UNLINED = kindCodes("trench_coat", "raincoat")
const THIN = /\b(?:spring|summer|lightweight|thin|packable|unlined)\b/i

function isThin({ pieces, brief: { need } }: FoundLook): boolean {
  if (!need) return false
  const { low } = need.day
  const coat = pieces.find(({ slot }) => slot === COAT)
  // Below an unlined coat a jacket is not enough in the cold.
  const isKnit = ({ kind, wear }: Piece) => (wear & WEAR.warm) !== 0 && !TAILORED.has(kind)
  const isLayerEnough = (piece: Piece) => coat !== undefined && (low >= COOL.any || isKnit(piece))
  const isWarm = (piece: Piece) => {
    if (piece.slot === LAYER) return isLayerEnough(piece)
    return piece.slot === BASE || (piece.slot !== COAT && (piece.wear & WEAR.warm) !== 0)
  }
  const isThinCoat = coat && (UNLINED.has(coat.kind) || THIN.test(coat.name ?? ""))
  if (isThinCoat && low < COOL.any) return true
  if (pieces.some(isWarm)) return false
  if (!coat) return low < COOL.jacket
  return low < (isThinCoat ? COOL.unlined : COOL.any)
}

function isFlat({ pieces, brief: { occasion, person } }: FoundLook): boolean {
  if (!(hasBit(person.loves, HEELS) && HEELED.includes(occasion))) return false
  return pieces.some((piece) => piece.slot === SHOES && !hasBit(piece.tags, HEELS))
}

/** Whether top and bottom, or a dress and its jacket, are one colour, or both pale, and she avoids monochrome, whatever coat goes over them. */
function isOneColour({ pieces, brief }: FoundLook): boolean {
  if (!avoidsMonochrome(brief.person)) return false
  const at = (slot: number) => pieces.find((piece) => piece.slot === slot)
  const [top, bottom] = [at(TOP) ?? at(LAYER), at(BOTTOM) ?? at(DRESS)]
  if (!(top && bottom)) return false
  const [main] = top.colours
  if (main !== undefined && main === bottom.colours[0]) return true
  return [top, bottom].every(({ tones }) => tones === TONE.PALE)
}

/** How many pairs of its pieces are better worn apart. */
function pairsApart(pieces: readonly Piece[]): number {
  return pieces.reduce(
    (sum, one, at) =>
      sum + pieces.slice(at + 1).filter((other) => areBetterApart(one, other)).length,
    0,
  )
}

const huesOf = (look: readonly Piece[]) =>
  bitsIn(look.reduce((bits, { tones }) => bits | (tones >>> HUES), 0))
