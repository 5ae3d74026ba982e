import { MATERIALS, PATTERNS, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import type { Brief } from "../grammar/brief.ts"
import { colourCode, kindCode, kindCodes, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { isCalm } from "../pieces/tones.ts"
import { hasBit, isPrinted } from "../pieces/traits.ts"
import { accentsOf } from "../score/outfit-tags.ts"
import { fact, factOf, type Said, type Skeleton, say, seedOf } from "./grammar.ts"
import { heroOf } from "./hero.ts"
import { keyOf } from "./look-key.ts"
import {
  colourTitles,
  heroTitles,
  LAST_TITLES,
  MANNERS,
  MOODS,
  PLACES,
  THEME_TITLES,
  type Theme,
} from "./skeletons/title.ts"
import { isLarge, OF_ANIMALS, OF_PATTERNS, prominence, shadesOf } from "./title-shades.ts"
import { glimpsesOf, visibleOf } from "./visible.ts"
import {
  capitalised,
  colourWord,
  kindWord,
  nameOf,
  shortName,
  withArticle,
  yourName,
} from "./words.ts"

/** So many of the feed's last texts are about the two looks before. */
const LATELY = 20

/** The longest title that fits one line of a card. */
const LONGEST = 44

const SHOES = SLOTS.indexOf("shoes")
const SCARF = kindCode("scarf")
const TAILORED = kindCodes("blazer", "waistcoat", "trousers", "wide_leg_trousers", "pencil_skirt")
const KNITTED = kindCodes("jumper", "cardigan", "knitted_vest", "knitted_dress")
const SPORTY = kindCodes("hoodie", "sweatshirt", "joggers", "leggings", "fleece")
const SPORT = PREFERENCE_TAGS.indexOf("Sporty outfits")
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
  const lately = [...(already ?? [])].slice(-LATELY)
  const misfitting = new Set([
    ...(isLoud ? ["quiet"] : []),
    // Nobody calls a jacket or a coat soft.
    ...(TAILORED.has(hero.kind) || SLOTS[hero.slot] === "coat" ? ["soft"] : []),
  ])
  const moods = MOODS[brief.setting].filter(
    (mood) => !misfitting.has(mood) && !misfits.some((words) => words.test(mood)),
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
  const namedBy = (name: (piece: Piece) => string) => ({
    lead: factOf(hero, (hero.owned ? yourName : withArticle)(name(hero))),
  })
  const mood = moodOf(moods, lately, seed)
  const facts = {
    ...namedBy(hero.owned ? nameOf : shortName),
    mood: fact(mood),
    ...(MANNERS.has(mood) && { manner: fact(mood) }),
    ...(place && { place: fact(place) }),
    ...(colour && { colour: fact(colour) }),
    ...(theme && { theme: fact(theme) }),
    ...byShades.facts,
  }
  const { setting } = brief
  const ofHero = heroTitles(setting)
  // No look is named after a colour that another outdoes.
  const [main = NONE] = hero.colours
  const isNamedByColour = !isCalm(main) && (loudest === hero || !(hero.owned || isLoud))
  const written = [
    ...(byShades.isLively ? [byShades.titles] : []),
    ...(isPlain(hero) ? [] : [ofHero]),
    THEME_TITLES,
    byShades.titles,
    ...(isNamedByColour ? [colourTitles(setting)] : []),
    ofHero,
  ]
  const ways = written.map((way) => way.filter((one) => !misfits.some((words) => words.test(one))))
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
  return last ?? { text: capitalised(kindWord(hero)), skeleton: "{plain}" }
}

const DRESS = SLOTS.indexOf("dress")
const DENIM = MATERIALS.indexOf("denim")
/** Whether it is what nobody would name a look after, if there were anything else: plain black trousers, a denim jacket. */
const isPlain = ({ slot, pattern, material, colours: [main = NONE] }: Piece) =>
  slot !== DRESS &&
  PATTERNS[pattern] === "plain" &&
  (material === DENIM || main === NONE || isCalm(main))

/** Openings and moods that fit nothing dressy, and those that fit nothing casual; by formality. */
const RELAXED = { words: /^(?:unfussy|weekend|day-off|relaxed)/i, most: 3 } as const
const SMART = { words: /^(?:smart|polished|candlelight)|evening|dinner/i, least: 3 } as const

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

/** A mood that begins no title of the looks just before, if there is one. */
function moodOf(moods: readonly string[], lately: readonly string[], seed: number): string {
  const isFresh = (mood: string) => !lately.some((text) => text.startsWith(`${capitalised(mood)} `))
  const fresh = moods.filter(isFresh)
  const some = fresh.length > 0 ? fresh : moods
  return some[seed % some.length] ?? "easy"
}

/** From so many letters on, words between two gaps are heard again. */
const HEARD = 6

/** Whether a title would begin like one of the looks shown just before, or turn as one did: "…, kept …". */
function isAnEcho(skeleton: Skeleton, lately: readonly string[]): boolean {
  const [opening = "", ...between] = skeleton.split(/\{[^}]*\}/)
  const first = capitalised(opening)
  if (opening !== "" && lately.some((text) => text.startsWith(first))) return true
  return between.some(
    (words) => words.length >= HEARD && lately.some((text) => text.includes(words)),
  )
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
  return isSporty && SPORTY.has(hero.kind) && hasBit(loves, SPORT) ? "sportswear" : undefined
}
