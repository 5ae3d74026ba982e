import { isBasic } from "../pieces/basic.ts"
import { SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { areaOf, isClothing } from "../score/places.ts"
import type { Say } from "./finding.ts"
import { type Fact, fact, factOf, factOfAll } from "./grammar.ts"
import { ALL_HERS, MANY_PICKS, ONE_PICK, TWO_PICKS } from "./skeletons/wardrobe.ts"
import { visibleOf } from "./visible.ts"
import { kindWord, listed, nameOf, yourName } from "./words.ts"
import { isWorse } from "./worse.ts"

const COUNTS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"] as const
/**
 * The share of a look from which a piece is worth mentioning: shoes and bags are, a ring is not.
 */
const LEAST = areaOf({ slot: SLOTS.indexOf("bag") })
const COAT = SLOTS.indexOf("coat")
/** How many of her pieces a sentence names. */
const MOST = 2

/** What she owns of the look, as far as the picture shows it. */
export const sayWardrobe: Say = (look, brief, score) => {
  const own = visibleOf(look, brief.need)
    .filter((piece) => piece.owned && areaOf(piece) >= LEAST)
    .toSorted((a, b) => areaOf(b) - areaOf(a))
  // Her shoes and bags alone are no reason to buy the rest.
  const hero = own.find((piece) => isClothing(piece) || piece.slot === COAT)
  if (!hero) return undefined
  const bought = look.map((piece) => (piece.owned ? { ...piece, owned: false } : piece))
  if (!isWorse(bought, brief, score)) return undefined
  const picks = look.filter(({ owned }) => !owned)
  const [first] = picks
  // Tights alone are no purchase to speak of; beside another, a sentence that left them out would be false.
  if (first && picks.every(isBasic)) return undefined
  const only = picks.length === 1 ? first : undefined
  const isLed = !only || (isClothing(hero) && areaOf(hero) > areaOf(only))
  const facts = {
    own: yours(own.slice(0, MOST)),
    ...(isLed && { hero: factOf(hero, yourName(nameOf(hero))) }),
    ...(only && { pick: factOf(only, kindWord(only)) }),
    ...(only && isClothing(only) && { garment: factOf(only, kindWord(only)) }),
    ...(picks.length === 2 && { picks: factOfAll(picks, kindWord) }),
    count: fact(COUNTS[picks.length] ?? String(picks.length)),
  }
  return {
    term: "ownership",
    of: own.map(({ id }) => id),
    sayings: sayingsFor(picks.length),
    facts,
  }
}

function sayingsFor(picks: number) {
  if (picks === 0) return ALL_HERS
  if (picks === 1) return ONE_PICK
  return picks === 2 ? TWO_PICKS : MANY_PICKS
}

function yours(pieces: readonly Piece[]): Fact {
  return { ...factOfAll(pieces, nameOf), text: yourName(listed(pieces.map(nameOf))) }
}
