import { KIND_NAMES, type Kind, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { colourCode, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import { warmthOf } from "../weather/warmth.ts"
import { isOpen } from "./asks.ts"
import type { Brief } from "./brief.ts"
import { suitsOccasion } from "./dress-codes.ts"

/** The hard rules of a look. No score makes up for breaking one. */
export const RULES = [
  "occasion",
  "season",
  "rain",
  "wind",
  "avoided",
  "left-out",
  "budget",
  "two-of-a-place",
  "incomplete",
  "formality-apart",
  "warmth-apart",
  "knit-on-knit",
  "suit-avoided",
  "not-together",
  "nothing-beneath",
  "nothing-over",
  "bare-arms",
  "bare-shoulders",
  "bare-legs",
  "too-cold",
  "too-hot",
] as const
export type Rule = (typeof RULES)[number]

/** Steps of formality and warmth at which two garments can no longer be worn together. */
const FARTHEST = { formality: 2, warmth: 3 } as const

const KNITS = codesOf("jumper", "sweatshirt", "hoodie", "cardigan", "fleece")
const TAILORING = codesOf("blazer", "waistcoat")
const SUIT_HALVES = codesOf("trousers", "wide_leg_trousers", "pencil_skirt", "shorts")
const COAT = SLOTS.indexOf("coat")
const LAYER = SLOTS.indexOf("layer")
const TOP = SLOTS.indexOf("top")
const DRESS = SLOTS.indexOf("dress")
const BOTTOM = SLOTS.indexOf("bottom")
const SHOES = SLOTS.indexOf("shoes")
const CAPE = KIND_NAMES.indexOf("cape")
const TIGHTS = KIND_NAMES.indexOf("tights")
/** Colours of tights that go with any shoes. */
const DARK: ReadonlySet<number> = new Set((["black", "charcoal"] as const).map(colourCode))
/** What the rain ruins or soaks first. */
const IN_THE_RAIN: ReadonlySet<number> = new Set(
  (["coat", "layer", "shoes", "bag"] as const).map((place) => SLOTS.indexOf(place)),
)
/** Only for mud and rain. */
const MUD = codesOf("wellies")
const BLOWN_OFF = codesOf("sun_hat", "fedora", "cape")
const LAYERING = PREFERENCE_TAGS.indexOf("Layering")
const SUITS = PREFERENCE_TAGS.indexOf("Tailored suits")

/** The rule that excludes a piece from every look of a brief; undefined if none does. */
export function pieceRule(piece: Piece, brief: Brief): Rule | undefined {
  if (brief.leftOut.has(piece.id)) return "left-out"
  const isAsked = brief.asked.has(piece.id)
  if (piece.kind === CAPE && !(isAsked || piece.owned || isUnlayered(brief))) return "occasion"
  // Tags exclude only what would be bought, not what she owns.
  if (!(isAsked || piece.owned) && isAvoided(piece, brief)) return "avoided"
  if (!suitsOccasion(piece, brief)) return "occasion"
  const weather = isAsked ? undefined : weatherRule(piece, brief)
  return weather ?? ((piece.price ?? 0) > brief.budget ? "budget" : undefined)
}

/**
 * By how many degrees her own pieces may miss their days: being cooler is easier than being hotter.
 */
const HER_SLACK = { cooler: 5, hotter: 1 } as const
/**
 * How many clo a look may be off if nothing else makes one. A look of only her clothes may be worn
 * as it is.
 */
const LENIENT = { tooCold: 0.6, tooHot: 0.25 } as const

function weatherRule(piece: Piece, { need, slack, isLenient, occasion }: Brief): Rule | undefined {
  if (!need || (isLenient && piece.owned)) return undefined
  const { high, isWet, isWindy } = need.day
  const { cooler, hotter } = piece.owned ? HER_SLACK : { cooler: slack, hotter: slack }
  if (high < piece.from - cooler || high > piece.to + hotter) return "season"
  if (MUD.has(piece.kind) && !isWet && occasion !== "outdoors") return "season"
  if (isWet && IN_THE_RAIN.has(piece.slot) && (piece.wear & WEAR.spoiledByRain) !== 0) return "rain"
  return isWindy && BLOWN_OFF.has(piece.kind) ? "wind" : undefined
}

/** The rule that keeps two pieces apart; undefined if they can be worn together. */
export function pairRule(one: Piece, other: Piece, brief: Brief): Rule | undefined {
  if (one.slot === other.slot) return "two-of-a-place"
  if ((one.forbids & other.wear) !== 0) return "not-together"
  if (isStripe(one, other) || isStripe(other, one)) return "not-together"
  if (isBody(one) && isBody(other) && (one.slot === DRESS || other.slot === DRESS)) {
    if (!isOver(one, other) && !isOver(other, one)) return "two-of-a-place"
  }
  if (Math.abs(one.formality - other.formality) > FARTHEST.formality) {
    // An evening bag or a heel dresses jeans up; jewellery goes with anything.
    if (isClothing(one) && isClothing(other)) return "formality-apart"
    if (Math.abs(one.formality - other.formality) > FARTHEST.formality + 1) return "formality-apart"
  }
  const isFarApart = Math.abs(one.warmth - other.warmth) > FARTHEST.warmth
  if (isFarApart && isWarming(one, brief) && isWarming(other, brief)) return "warmth-apart"
  if (KNITS.has(one.kind) && KNITS.has(other.kind)) return "knit-on-knit"
  return hasBit(brief.person.avoids, SUITS) && isSuitPair(one, other) ? "suit-avoided" : undefined
}

/** Every hard rule that a look breaks, each once; empty if the look may be shown. */
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
  const wear = look.reduce((bits, piece) => bits | piece.wear, 0)
  for (const ask of brief.asks) if (isOpen(ask, wear)) broken.add(ask.rule)
  note(warmthRule(look, brief))
  return [...broken]
}

function warmthRule(look: readonly Piece[], { need, isLenient }: Brief): Rule | undefined {
  if (!need || (isLenient && look.every(({ owned }) => owned))) return undefined
  const clo = warmthOf(look)
  if (clo < need.least - (isLenient ? LENIENT.tooCold : 0)) return "too-cold"
  return clo > need.most + (isLenient ? LENIENT.tooHot : 0) ? "too-hot" : undefined
}

/** Whether tights to buy would cut the leg: neither dark nor in the shoes' colour. */
function isStripe(tights: Piece, shoes: Piece): boolean {
  if (tights.kind !== TIGHTS || tights.owned || shoes.slot !== SHOES) return false
  const [colour = NONE] = tights.colours
  return !DARK.has(colour) && colour !== (shoes.colours[0] ?? NONE)
}

/** Whether two pieces make a tailored suit: one colour, top and bottom. */
export function isSuitPair(one: Piece, other: Piece): boolean {
  const [above, below] = one.slot === BOTTOM ? [other, one] : [one, other]
  if (!(TAILORING.has(above.kind) && SUIT_HALVES.has(below.kind))) return false
  return (above.colours[0] ?? NONE) === (below.colours[0] ?? NONE)
}

/**
 * Whether she avoids layers. Only then is a cape bought: it hides the look, but is all she needs
 * over it.
 */
function isUnlayered({ person }: Brief): boolean {
  return hasBit(person.avoids, LAYERING)
}

function isAvoided(piece: Piece, brief: Brief): boolean {
  if ((piece.tags & brief.person.avoids) !== 0) return true
  return piece.slot === LAYER && isUnlayered(brief)
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

function codesOf(...kinds: readonly Kind[]): ReadonlySet<number> {
  return new Set(kinds.map((kind) => KIND_NAMES.indexOf(kind)))
}
