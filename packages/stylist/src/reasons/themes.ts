import { PATTERNS, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import type { Brief } from "../grammar/brief.ts"
import { colourCode, kindCode, kindCodes, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit, isPrinted } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import { accentsOf } from "../score/outfit-tags.ts"
import { areApart, isLarge, isStrong } from "./captions.ts"
import { colourFacts } from "./colour-facts.ts"
import { isBlueDenim } from "./colour-repeats.ts"
import { type Facts, fact, factOf } from "./grammar.ts"
import { MOODS } from "./skeletons/title.ts"
import { isClosed } from "./visible.ts"
import { colourWord, listed, nameOf, saidKind, shortName, withArticle, yourName } from "./words.ts"

const [BOTTOM, COAT, DRESS, LAYER, SHOES, TOP] = (
  ["bottom", "coat", "dress", "layer", "shoes", "top"] as const
).map((place) => SLOTS.indexOf(place))

const TAILORED = kindCodes("blazer", "waistcoat", "trousers", "wide_leg_trousers", "pencil_skirt")
const KNITTED = kindCodes("jumper", "cardigan", "knitted_vest", "knitted_dress")

/** Below `cold`, in °C, knits are cosy, and layers and coats warm; she wraps up in frost, and from `warm` on nobody wants layers. */
const FELT = { frost: 3, cold: 10, warm: 20 } as const

/** From this warmth on a coat is one for winter; without a lining it never is. */
const WARM = 4
const UNLINED = kindCodes("trench_coat", "raincoat")

/** What a look is about as a whole, and the moods it may have. */
interface Theme {
  readonly facts: Facts
  readonly moods: readonly string[]
}

/**
 * What a look is about, if its hero has a part in it: tailoring, layers or knits in their colours, or denim with one other piece.
 * @param shown the clothes and coats that its picture shows
 * @param seen all that it shows
 */
export function themesOf(
  shown: readonly Piece[],
  seen: readonly Piece[],
  hero: Piece,
  brief: Brief,
): readonly Theme[] {
  const { outdoors = FELT.warm } = brief.need ?? {}
  const moods = moodsFor(shown, seen, brief)
  const isCold = outdoors < FELT.cold
  const inColours = (theme: string, pieces: readonly Piece[], also: readonly string[] = []) => {
    const shades = pieces.includes(hero) ? shadesOf(hero, pieces) : undefined
    const facts = { theme: fact(theme), ...(shades && { shades: fact(shades) }) }
    return shades === undefined ? [] : [{ facts, moods: [...moods, ...also] }]
  }
  const layered = shown.filter(({ slot }) => slot === LAYER || slot === TOP)
  const knitted = shown.filter(({ kind }) => KNITTED.has(kind))
  const tailored = shown.filter(isTailored)
  return [
    ...(tailored.length > 1 ? inColours("tailoring", tailored) : []),
    ...(layered.length > 1 && outdoors < FELT.warm
      ? inColours("layers", layered, isCold ? ["warm"] : [])
      : []),
    ...(knitted.length > 1 ? inColours("knitwear", knitted, isCold ? ["cosy"] : ["soft"]) : []),
    ...denimIn(shown, hero, moods),
    ...againstWeather(shown, hero, brief),
  ]
}

/** A coat on a day that asks for it, unless something livelier is the hero. */
function againstWeather(shown: readonly Piece[], hero: Piece, { need }: Brief): Theme[] {
  const coat = shown.find(({ slot }) => slot === COAT)
  if (coat === undefined || need === undefined || (coat !== hero && isStrong(hero))) return []
  const { day, outdoors } = need
  const moods = [
    ...(day.isWet && (coat.wear & WEAR.standsRain) !== 0 ? ["ready for rain in"] : []),
    ...(outdoors < FELT.frost && isClosed(coat, need) ? ["wrapped up in"] : []),
    ...(outdoors < FELT.cold && coat.warmth >= WARM && !UNLINED.has(coat.kind) ? ["warm in"] : []),
  ]
  const name = coat.owned ? yourName(nameOf(coat)) : withArticle(shortName(coat))
  return moods.length > 0 ? [{ facts: { coat: factOf(coat, name) }, moods }] : []
}

/** The colours of some plain pieces, the hero's first; undefined if one of them has a print or no known colour. */
function shadesOf(hero: Piece, pieces: readonly Piece[]): string | undefined {
  if (pieces.some(isPrinted)) return undefined
  const words = [hero, ...pieces].map((one) => (isBlueDenim(one) ? "denim" : colourWord(one)))
  const known = [...new Set(words)].filter((word) => word !== undefined)
  return words.includes(undefined) ? undefined : listed(known)
}

const isTailored = ({ kind, pattern }: Piece) => TAILORED.has(kind) && PATTERNS[pattern] === "plain"

/** What tidy looks are called, and no denim. */
const TIDY: readonly string[] = ["quiet", "smart", "polished"]

function denimIn(shown: readonly Piece[], hero: Piece, moods: readonly string[]): Theme[] {
  if (!shown.some(isBlueDenim)) return []
  const others = shown.filter((one) => !isBlueDenim(one) && colourWord(one) !== undefined)
  const partner = isBlueDenim(hero) ? others[0] : hero
  if (!(partner && others.includes(partner))) return []
  const facts = { denim: fact("denim"), partner: factOf(partner, shortName(partner)) }
  return [{ facts, moods: moods.filter((mood) => !TIDY.includes(mood)) }]
}

/** Moods that fit nothing dressy, and those that fit nothing casual; by formality. */
const EASY = { words: ["easy", "relaxed"], most: 4 } as const
const SMART = { words: ["smart", "polished"], least: 3 } as const

/** Who avoids such fits is told of nothing relaxed. */
const LOOSE = [PREFERENCE_TAGS.indexOf("Oversized fits"), PREFERENCE_TAGS.indexOf("Relaxed fits")]

/** The moods of an occasion that a look's clothes, coats and shoes have, none too dressy or too casual for them. */
function moodsFor(
  shown: readonly Piece[],
  seen: readonly Piece[],
  { setting, person }: Brief,
): readonly string[] {
  const grades = seen
    .filter((piece) => isLarge(piece) || piece.slot === SHOES)
    .map(({ formality }) => formality)
  const isLoud = shown.some((piece) => isPrinted(piece) || accentsOf(piece).length > 0)
  const misfitting: readonly string[] = [
    ...(isLoud ? ["quiet"] : []),
    ...(Math.max(...grades) > EASY.most ? EASY.words : []),
    ...(Math.min(...grades) < SMART.least ? SMART.words : []),
    ...(LOOSE.some((tag) => hasBit(person.avoids, tag)) ? ["relaxed"] : []),
  ]
  return MOODS[setting].filter((mood) => !misfitting.includes(mood))
}

/** From this formality on a garment is one for good. */
const GOOD = 3
/** What dresses a dress down: sandals do not. */
const STURDY = kindCodes("trainers", "lace_up_boots", "chelsea_boots", "wellies")
const BLAZER = kindCode("blazer")

/** How a look turns its hero: a good dress is dressed down by sturdy shoes, or blue jeans are dressed up by a good top or a blazer. */
export function turnOf(shown: readonly Piece[], seen: readonly Piece[], hero: Piece): Facts {
  const shoes = seen.find(({ slot }) => slot === SHOES)
  if (!shoes) return {}
  const others = shown.filter((one) => one !== hero)
  const isGood = hero.formality >= GOOD
  if (hero.slot === DRESS && isGood && STURDY.has(shoes.kind)) {
    const isDown = others.every(({ formality }) => formality < GOOD)
    return isDown ? { down: fact("dressed down") } : {}
  }
  const jeans = others.find((one) => one.slot === BOTTOM && isBlueDenim(one))
  const isUp = isGood && shoes.formality >= GOOD && (hero.slot === TOP || hero.kind === BLAZER)
  return isUp && jeans ? { jeans: factOf(jeans, saidKind(jeans)) } : {}
}

/** Colours that are bright, and not called so anyway: hot pink is. */
const BRIGHT: ReadonlySet<number> = new Set(
  (
    [
      "cobalt",
      "coral",
      "emerald",
      "fuchsia",
      "lime",
      "orange",
      "red",
      "scarlet",
      "turquoise",
      "yellow",
    ] as const
  ).map(colourCode),
)
/** From this chroma on nobody calls a knit soft. */
const VIVID = 45
/** Knits that last for being hard, and those that let the wind in. */
const FIRM =
  /\b(?:guernsey|gansey|aran|fisherman'?s?|swanndri|boiled|holey|holes|mesh|crochet|open[- ]knit)\b/i
/** What is crisp in white. */
const CRISP = kindCodes("shirt", "blouse", "blazer", "shirt_dress", "polo")
/** From `light` on a colour is light and below `dark` dark (CIELAB); a soft one has a chroma in between, and a warm one such a temperature. */
const TONES = {
  light: 62,
  dark: 42,
  softFrom: 8,
  softTo: 34,
  warm: 0.35,
} as const

/**
 * What the hero is like beside what goes with it: a cosy or soft knit, or one whose colour is crisp, soft, warm or bright.
 */
export function toneOf(hero: Piece, beside: Piece | undefined, { need }: Brief): readonly string[] {
  if (!beside || isPrinted(hero) || !areApart(hero, beside)) return []
  const knit = need && need.outdoors < FELT.cold ? ["cosy"] : ["soft"]
  const [mine = NONE] = hero.colours
  const isMuted = mine === NONE || colourFacts(mine).chroma < VIVID
  const isSoft = KNITTED.has(hero.kind) && isMuted && !FIRM.test(hero.name ?? "")
  return [...colourTones(hero, beside), ...(isSoft ? knit : [])]
}

function colourTones(hero: Piece, beside: Piece): readonly string[] {
  const [mine = NONE] = hero.colours
  const [theirs = NONE] = beside.colours
  if (mine === NONE || theirs === NONE || isPrinted(beside)) return []
  const [one, other] = [colourFacts(mine), colourFacts(theirs)]
  const isLight = one.lightness >= TONES.light
  if (isLight && one.chroma < TONES.softFrom) {
    return CRISP.has(hero.kind) && other.lightness < TONES.dark ? ["crisp"] : []
  }
  if (BRIGHT.has(mine)) return other.chroma < TONES.softTo ? ["bright"] : []
  if (Math.min(one.temperature, other.temperature) >= TONES.warm) {
    // Of a blouse one would take it for more than its colour.
    return KNITTED.has(hero.kind) ? ["warm"] : []
  }
  const isSoft = isLight && one.chroma <= TONES.softTo && other.chroma <= TONES.softTo
  return isSoft && other.lightness >= TONES.dark ? ["soft"] : []
}
