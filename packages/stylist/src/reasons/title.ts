import { MATERIALS, PATTERNS, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import type { Brief } from "../grammar/brief.ts"
import { colourCode, kindCodes, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit, isPrinted } from "../pieces/traits.ts"
import { accentsOf } from "../score/outfit-tags.ts"
import { isClothing } from "../score/places.ts"
import { fact, factOf, type Said, type Skeleton, say, seedOf } from "./grammar.ts"
import { heroOf } from "./hero.ts"
import { keyOf } from "./look-key.ts"
import {
  COLOUR_TITLES,
  HERO_TITLES,
  LAST_TITLES,
  MOODS,
  NAMED_TITLES,
  OWN_TITLES,
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

const COAT = SLOTS.indexOf("coat")
const SHOES = SLOTS.indexOf("shoes")
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
  const shown = seen.filter((piece) => isClothing(piece) || piece.slot === COAT)
  const [hero, next] = (shown.length > 0 ? shown : seen).toSorted(
    (a, b) => prominence(b) - prominence(a),
  )
  if (!hero) return { text: "", skeleton: "" }
  const theme = themeOf(shown, hero, brief)
  const isLoud = shown.some((piece) => isPrinted(piece) || accentsOf(piece).length > 0)
  const misfits = misfitsOf(seen)
  const moods = MOODS[brief.setting].filter(
    (mood) => (mood !== "quiet" || !isLoud) && !misfits.some((words) => words.test(mood)),
  )
  // Nobody calls leopard black.
  const colour = PATTERNS[hero.pattern] === "animal" ? undefined : colourWord(hero)
  const namedBy = (name: (piece: Piece) => string) => ({
    hero: factOf(hero, name(hero)),
    ...(next && { second: factOf(next, name(next)) }),
  })
  const facts = {
    ...namedBy((piece) => (piece.owned ? nameOf(piece) : shortName(piece))),
    mood: fact(moods[seed % moods.length] ?? "easy"),
    ...(colour && { colour: fact(colour) }),
    ...(theme && { theme: fact(theme) }),
  }
  const ofHers = (saysWhose(nameOf(hero)) ? NAMED_TITLES : OWN_TITLES)[brief.setting]
  // No look is named after a colour that another outdoes.
  const isVivid = heroOf(seen, glimpsesOf(look, brief.need)) === hero
  const written = hero.owned
    ? [ofHers, THEME_TITLES, ...(isVivid ? [COLOUR_TITLES[brief.setting]] : [])]
    : [
        THEME_TITLES,
        HERO_TITLES[brief.setting],
        ...(isVivid || !isLoud ? [COLOUR_TITLES[brief.setting]] : []),
      ]
  const ways = written.map((way) => way.filter((one) => !misfits.some((words) => words.test(one))))
  const lately = [...(already ?? [])].slice(-LATELY)
  const fresh = ways.map((way) => way.filter((skeleton) => !isAnEcho(skeleton, lately)))
  const first = (seed >>> 3) % ways.length
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

/** Openings and moods that fit nothing dressy, and those that fit nothing casual; by formality. */
const RELAXED = { words: /^(?:a lazy|unfussy|weekend|day-off)/i, most: 3 } as const
const SMART = { words: /^(?:smart|sharp|well turned out|composed|candlelight)/i, least: 3 } as const

/** The words that a look is too dressy or too casual for, by the clothes, coats and shoes that show. */
function misfitsOf(seen: readonly Piece[]): RegExp[] {
  const grades = seen
    .filter((piece) => isClothing(piece) || piece.slot === COAT || piece.slot === SHOES)
    .map(({ formality }) => formality)
  return [
    ...(Math.max(...grades) > RELAXED.most ? [RELAXED.words] : []),
    ...(Math.min(...grades) < SMART.least ? [SMART.words] : []),
  ]
}

/** Whether a title would begin like one of the looks shown just before. */
function isAnEcho(skeleton: Skeleton, lately: readonly string[]): boolean {
  const [opening = ""] = skeleton.split("{")
  return opening !== "" && lately.some((text) => text.startsWith(opening))
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
  if (SPORTY.has(hero.kind) && hasBit(loves, SPORT)) return "sportswear"
  return undefined
}
