import { KIND_NAMES, type Kind, PREFERENCE_TAGS, YEAR_SEASONS } from "@stylin/garments/vocabulary"
import { NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import type { Brief } from "./brief.ts"

/** What a hard rule can be broken in. No score makes up for any of them. */
export const RULES = [
  "occasion",
  "season",
  "avoided",
  "left-out",
  "budget",
  "two-of-a-place",
  "incomplete",
  "formality-apart",
  "warmth-apart",
  "knit-on-knit",
  "suit-avoided",
] as const
export type Rule = (typeof RULES)[number]

/** Steps of formality and of warmth between which two garments are no longer worn together. */
const FARTHEST = { formality: 2, warmth: 3 } as const

const KNITS = codesOf("jumper", "sweatshirt", "hoodie", "cardigan", "fleece")
const TAILORING = codesOf("blazer", "waistcoat")
const SUIT_HALVES = codesOf("trousers", "wide_leg_trousers", "pencil_skirt", "shorts")
const LAYER = SLOTS.indexOf("layer")
const TOP = SLOTS.indexOf("top")
const DRESS = SLOTS.indexOf("dress")
const BOTTOM = SLOTS.indexOf("bottom")
const SHOES = SLOTS.indexOf("shoes")
const LAYERING = PREFERENCE_TAGS.indexOf("Layering")
const SUITS = PREFERENCE_TAGS.indexOf("Tailored suits")

/** The rule that keeps a piece out of every look for a brief; undefined if none does. */
export function pieceRule(piece: Piece, brief: Brief): Rule | undefined {
  if (brief.leftOut.has(piece.id)) return "left-out"
  const isAsked = brief.asked.has(piece.id)
  if (!isAsked && isAvoided(piece, brief)) return "avoided"
  if (!hasBit(piece.occasions, brief.bit)) return "occasion"
  if (!isAsked && isOutOfSeason(piece.seasons, brief.person.season)) return "season"
  return (piece.price ?? 0) > brief.budget ? "budget" : undefined
}

/** The rule that keeps two pieces apart; undefined if they may be worn at once. */
export function pairRule(one: Piece, other: Piece, brief: Brief): Rule | undefined {
  if (one.slot === other.slot) return "two-of-a-place"
  if (isBody(one) && isBody(other) && (one.slot === DRESS || other.slot === DRESS)) {
    return "two-of-a-place"
  }
  if (Math.abs(one.formality - other.formality) > FARTHEST.formality) {
    // An evening bag or a heel dresses jeans up; a jewel goes with anything.
    if (isClothing(one) && isClothing(other)) return "formality-apart"
    if (Math.abs(one.formality - other.formality) > FARTHEST.formality + 1) return "formality-apart"
  }
  if (
    Math.abs(one.warmth - other.warmth) > FARTHEST.warmth &&
    isClothing(one) &&
    isClothing(other)
  ) {
    return "warmth-apart"
  }
  if (KNITS.has(one.kind) && KNITS.has(other.kind)) return "knit-on-knit"
  return hasBit(brief.person.avoids, SUITS) && isSuitPair(one, other) ? "suit-avoided" : undefined
}

/** Every hard rule that a look breaks, each once; none for a look that may be shown. */
export function rulesBroken(look: readonly Piece[], brief: Brief): Rule[] {
  const broken = new Set<Rule>()
  const note = (rule: Rule | undefined) => rule && broken.add(rule)
  look.forEach((piece, index) => {
    note(pieceRule(piece, brief))
    for (const other of look.slice(index + 1)) note(pairRule(piece, other, brief))
  })
  const slots = new Set(look.map(({ slot }) => slot))
  const isDressed = slots.has(DRESS) || (slots.has(TOP) && slots.has(BOTTOM))
  if (!(isDressed && slots.has(SHOES))) broken.add("incomplete")
  if (look.reduce((sum, { price = 0 }) => sum + price, 0) > brief.budget) broken.add("budget")
  return [...broken]
}

/** Whether two pieces make a tailored suit: one colour, above and below. */
export function isSuitPair(one: Piece, other: Piece): boolean {
  const [above, below] = one.slot === BOTTOM ? [other, one] : [one, other]
  if (!(TAILORING.has(above.kind) && SUIT_HALVES.has(below.kind))) return false
  return (above.colours[0] ?? NONE) === (below.colours[0] ?? NONE)
}

function isAvoided(piece: Piece, { person }: Brief): boolean {
  if ((piece.tags & person.avoids) !== 0) return true
  return piece.slot === LAYER && hasBit(person.avoids, LAYERING)
}

/** Out of season is what suits neither the season nor one beside it: sandals in December. */
function isOutOfSeason(seasons: number, season: number): boolean {
  if (season < 0) return false
  const count = YEAR_SEASONS.length
  const near = [season, (season + 1) % count, (season + count - 1) % count]
  return !near.some((index) => hasBit(seasons, index))
}

function isBody({ slot }: Piece): boolean {
  return slot === TOP || slot === BOTTOM || slot === DRESS
}

function isClothing(piece: Piece): boolean {
  return isBody(piece) || piece.slot === LAYER || piece.slot === SHOES
}

function codesOf(...kinds: readonly Kind[]): ReadonlySet<number> {
  return new Set(kinds.map((kind) => KIND_NAMES.indexOf(kind)))
}
