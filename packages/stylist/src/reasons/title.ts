import { MATERIALS, PATTERNS, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import type { Brief } from "../grammar/brief.ts"
import { colourCode, kindCode, kindCodes, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { isCalm } from "../pieces/tones.ts"
import { hasBit, isPrinted } from "../pieces/traits.ts"
import { accentsOf } from "../score/outfit-tags.ts"
import { isClothing, JEWELS } from "../score/places.ts"
import { isBlueDenim } from "./colour-repeats.ts"
import { type Facts, fact, factOf, type Said, type Skeleton, say, seedOf } from "./grammar.ts"
import { heroOf } from "./hero.ts"
import { keyOf } from "./look-key.ts"
import {
  colourTitles,
  FLASH_TITLES,
  heroTitles,
  LAST_TITLES,
  MOODS,
  MOSTLY_ONE_TITLES,
  namedTitles,
  ONE_COLOUR_TITLES,
  ownTitles,
  PAIR_TITLES,
  PLACES,
  THEME_TITLES,
  type Theme,
} from "./skeletons/title.ts"
import { glimpsesOf, visibleOf } from "./visible.ts"
import { capitalised, colourWord, kindWord, nameOf, saysWhose, shortName } from "./words.ts"

/** So many of the feed's last texts are about the two looks before. */
const LATELY = 20

/** The longest title that fits one line of a card. */
const LONGEST = 44

const STANDING = {
  coat: 1.5,
  base: -1,
  legwear: -1,
  dress: 4,
  layer: 3,
  top: 2,
  bottom: 2,
  shoes: 0,
  bag: 0,
  accessory: 0,
  head: 0,
} as const

/** How much more of a coat one sees than its standing says: no look is about it, but nobody passes over its colour. */
const OF_A_COAT = 2

const COAT = SLOTS.indexOf("coat")
const SHOES = SLOTS.indexOf("shoes")
const SCARF = kindCode("scarf")
const TAILORED = kindCodes("blazer", "waistcoat", "trousers", "wide_leg_trousers", "pencil_skirt")
const KNITTED = kindCodes("jumper", "cardigan", "knitted_vest", "knitted_dress")
const SPORTY = kindCodes("hoodie", "sweatshirt", "joggers", "leggings", "fleece")
const SPORT = PREFERENCE_TAGS.indexOf("Sporty outfits")
const OF_PATTERNS: Partial<Record<(typeof PATTERNS)[number], Theme>> = {
  floral: "florals",
  stripe: "stripes",
  check: "checks",
}

/**
 * Names a look by its mood and its hero, the garment that stands out most: "Easy tailoring in
 * burgundy". The same look has the same name within a season, unless the feed has that already, or
 * a look just before begins so.
 */
export function titleOf(look: readonly Piece[], brief: Brief, already?: ReadonlySet<string>): Said {
  const seed = seedOf(keyOf(look, brief))
  const seen = visibleOf(look, brief.need)
  // Of what only peeps out no look is named.
  const shown = seen.filter(isLarge)
  const [hero] = (shown.length > 0 ? shown : seen).toSorted((a, b) => prominence(b) - prominence(a))
  if (!hero) return { text: "", skeleton: "" }
  const theme = themeOf(shown, hero, brief)
  const isLoud = shown.some((piece) => isPrinted(piece) || accentsOf(piece).length > 0)
  const misfits = misfitsOf(seen)
  const moods = MOODS[brief.setting].filter(
    (mood) => (mood !== "quiet" || !isLoud) && !misfits.some((words) => words.test(mood)),
  )
  const places = PLACES[brief.setting].filter((one) => !misfits.some((words) => words.test(one)))
  const [place] = places.slice((seed >>> 7) % (places.length || 1))
  const colour = OF_ANIMALS.has(hero.pattern) ? undefined : colourWord(hero)
  const glimpsed = glimpsesOf(look, brief.need)
  const loudest = heroOf(seen, glimpsed)
  // A strong colour counts round her neck too, and below that in an open coat, but not beneath two layers.
  const isOverTop = ({ slot }: Piece) => SLOTS[slot] === "layer"
  const strips = look.some(isOverTop) ? [] : glimpsed
  const small = [...strips, ...seen.filter(({ kind }) => kind === SCARF)]
  const coloured = [...shown, ...small.filter((piece) => accentsOf(piece).length > 0)]
  const byShades = shadesOf([...seen, ...glimpsed], coloured, hero, loudest)
  const namedBy = (name: (piece: Piece) => string) => ({ hero: factOf(hero, name(hero)) })
  const facts = {
    ...namedBy((piece) => (piece.owned ? nameOf(piece) : shortName(piece))),
    mood: fact(moods[seed % moods.length] ?? "easy"),
    ...(place && { place: fact(place) }),
    ...(colour && { colour: fact(colour) }),
    ...(theme && { theme: fact(theme) }),
    ...byShades.facts,
  }
  const { setting } = brief
  const ofHero = hero.owned
    ? (saysWhose(nameOf(hero)) ? namedTitles : ownTitles)(setting)
    : heroTitles(setting)
  // No look is named after a colour that another outdoes.
  const isNamedByColour = loudest === hero || !(hero.owned || isLoud)
  const written = [
    ...(byShades.isLively ? [byShades.titles] : []),
    ...(isPlain(hero) ? [] : [ofHero]),
    THEME_TITLES,
    byShades.titles,
    ...(isNamedByColour ? [colourTitles(setting)] : []),
    ofHero,
  ]
  const ways = written.map((way) => way.filter((one) => !misfits.some((words) => words.test(one))))
  const lately = [...(already ?? [])].slice(-LATELY)
  const fresh = ways.map((way) => way.filter((skeleton) => !isAnEcho(skeleton, lately)))
  const first = (seed >>> 3) % (ways.length - 1)
  // Where her own name for it is too long, a short one of ours takes its place, or the kind alone.
  for (const named of [
    facts,
    ...[shortName, kindWord].map((by) => ({ ...facts, ...namedBy(by) })),
  ]) {
    for (const from of [fresh, ways]) {
      for (let step = 0; step < ways.length; step += 1) {
        const way = from[(first + step) % ways.length] ?? []
        const said = say(way, named, seed, { longest: LONGEST, said: already })
        if (said) return said
      }
    }
  }
  const plain = fact(kindWord(hero))
  const last = say(LAST_TITLES, { ...facts, plain }, seed, { longest: LONGEST })
  return last ?? { text: capitalised(kindWord(hero)), skeleton: "{hero}" }
}

/** Clothes and coats, which looks are named after. */
const isLarge = (piece: Piece) => isClothing(piece) || piece.slot === COAT

const PATTERN_SHADES: Partial<Record<(typeof PATTERNS)[number], string>> = {
  ...OF_PATTERNS,
  floral: "flowers",
  dot: "dots",
}
/** Nobody calls leopard black. */
const OF_ANIMALS: ReadonlySet<number> = new Set([PATTERNS.indexOf("animal")])

/** A garment's colour as titles name it: denim is one, and so is a pattern. */
function shadeOf(piece: Piece): string | undefined {
  if (OF_ANIMALS.has(piece.pattern)) return undefined
  if (isBlueDenim(piece)) return "denim"
  const pattern = PATTERN_SHADES[PATTERNS[piece.pattern] ?? "plain"]
  const colour = colourWord(piece)
  return pattern === "checks" && colour ? `${colour} checks` : (pattern ?? colour)
}

interface Shades {
  readonly titles: readonly Skeleton[]
  readonly facts: Facts
  /** Whether they tell more than that it is grey and charcoal. */
  readonly isLively: boolean
}

/**
 * The titles that a look's shades allow, with what fills them: those of one colour, those of a small thing that stands out,
 * and those of two shades.
 * @param seen what shows of the look @param coloured the clothes and coats of it, and what else of it has a strong colour
 * @param loudest what one sees first, if anything does
 */
function shadesOf(
  seen: readonly Piece[],
  coloured: readonly Piece[],
  hero: Piece,
  loudest: Piece | undefined,
): Shades {
  const shade = shadeOf(hero)
  if (!shade) return { titles: [], facts: {}, isLively: false }
  const isOther = (piece: Piece) => {
    const other = shadeOf(piece)
    return other !== undefined && !other.includes(shade) && !shade.includes(other)
  }
  const area = (piece: Piece) => prominence(piece) + (piece.slot === COAT ? OF_A_COAT : 0)
  const others = coloured.filter(isOther).toSorted((a, b) => area(b) - area(a))
  const [next] = others
  const pair = next && { shade: fact(shade), other: fact(shadeOf(next) ?? "") }
  const flash = loudest && colourWord(loudest)
  const isSmall = loudest && !isLarge(loudest) && !JEWELS.has(loudest.kind)
  if (loudest && flash && isSmall && isOther(loudest)) {
    const bit = factOf(loudest, `${flash} ${kindWord(loudest)}`)
    const facts = { ...pair, shade: fact(shade), flash: fact(flash), bit }
    return { titles: FLASH_TITLES, facts, isLively: true }
  }
  if (next) {
    const isLively = [hero, next].some((piece) => accentsOf(piece).length > 0 || isPrinted(piece))
    return { titles: PAIR_TITLES, facts: { ...pair, ...overUnder(hero, next) }, isLively }
  }
  const isOne = seen.every((piece) => JEWELS.has(piece.kind) || shadeOf(piece) === shade)
  return isOne
    ? { titles: ONE_COLOUR_TITLES, facts: { only: fact(shade) }, isLively: true }
    : { titles: MOSTLY_ONE_TITLES, facts: { only: fact(shade) }, isLively: false }
}

const OVER: ReadonlySet<number> = new Set(
  (["coat", "layer"] as const).map((at) => SLOTS.indexOf(at)),
)
const BENEATH: ReadonlySet<number> = new Set(
  (["top", "dress"] as const).map((at) => SLOTS.indexOf(at)),
)

/** The shades of a coat or layer, and of a top or dress beneath it. */
function overUnder(one: Piece, other: Piece): Facts {
  const [over, under] = OVER.has(one.slot) ? [one, other] : [other, one]
  if (!(OVER.has(over.slot) && BENEATH.has(under.slot))) return {}
  return { over: fact(shadeOf(over) ?? ""), under: fact(shadeOf(under) ?? "") }
}

const DRESS = SLOTS.indexOf("dress")
const DENIM = MATERIALS.indexOf("denim")
/** Whether it is what nobody would name a look after, if there were anything else: plain black trousers, a denim jacket. */
const isPlain = ({ slot, pattern, material, colours: [main = NONE] }: Piece) =>
  slot !== DRESS &&
  PATTERNS[pattern] === "plain" &&
  (material === DENIM || main === NONE || isCalm(main))

/** Openings and moods that fit nothing dressy, and those that fit nothing casual; by formality. */
const RELAXED = { words: /^(?:unfussy|weekend|day-off)/i, most: 3 } as const
const SMART = { words: /^(?:smart|candlelight)|evening|dinner/i, least: 3 } as const

/** The words that a look is too dressy or too casual for, by the clothes, coats and shoes that show. */
function misfitsOf(seen: readonly Piece[]): RegExp[] {
  const grades = seen
    .filter((piece) => isLarge(piece) || piece.slot === SHOES)
    .map(({ formality }) => formality)
  return [
    ...(Math.max(...grades) > RELAXED.most ? [RELAXED.words] : []),
    ...(Math.min(...grades) < SMART.least ? [SMART.words] : []),
  ]
}

/** Whether a title would begin like one of the looks shown just before. */
function isAnEcho(skeleton: Skeleton, lately: readonly string[]): boolean {
  const [opening = ""] = skeleton.split("{")
  const first = capitalised(opening)
  return opening !== "" && lately.some((text) => text.startsWith(first))
}

function prominence(piece: Piece): number {
  const slot = SLOTS[piece.slot] ?? "accessory"
  return STANDING[slot] + (isPrinted(piece) ? 1.5 : 0) + (accentsOf(piece).length > 0 ? 2 : 0)
}

/** Brown or green dungarees may be of any cloth. */
const DENIM_COLOURS: ReadonlySet<number> = new Set(
  (
    [
      "light blue",
      "sky blue",
      "blue",
      "indigo",
      "navy",
      "black",
      "charcoal",
      "grey",
      "white",
    ] as const
  ).map(colourCode),
)

const LEATHER = /\bleather\b/i
/** From how many °C outdoors on no look is about its knitwear. */
const WARM = 18

/** What the look is about, if the hero itself shows it. */
function themeOf(
  shown: readonly Piece[],
  hero: Piece,
  { occasion, need, person: { loves } }: Brief,
): Theme | undefined {
  const pattern = OF_PATTERNS[PATTERNS[hero.pattern] ?? "plain"]
  if (pattern) return pattern
  if (TAILORED.has(hero.kind) && shown.filter(({ kind }) => TAILORED.has(kind)).length > 1) {
    return "tailoring"
  }
  if (MATERIALS[hero.material] === "denim" && DENIM_COLOURS.has(hero.colours[0] ?? NONE)) {
    return "denim"
  }
  // Knitwear names neither an evening nor a warm day.
  const isKnitted = occasion !== "dating" && !(need && need.outdoors >= WARM)
  if (isKnitted && KNITTED.has(hero.kind)) return "knitwear"
  // Most of what is sold as leather is not; of her own clothes she says it herself.
  if (hero.owned && LEATHER.test(hero.name ?? "")) return "leather"
  const isSporty = shown.filter(({ kind }) => SPORTY.has(kind)).length > 1
  if (isSporty && SPORTY.has(hero.kind) && hasBit(loves, SPORT)) return "sportswear"
  return undefined
}
