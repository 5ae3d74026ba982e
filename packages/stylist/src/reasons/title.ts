import { PATTERNS, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import type { Brief } from "../grammar/brief.ts"
import { lightnessOf } from "../grammar/colours.ts"
import { kindCodes, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit, isPrinted } from "../pieces/traits.ts"
import { accentsOf } from "../score/outfit-tags.ts"
import { captionOf, isLarge, OF_ANIMALS, prominence } from "./captions.ts"
import { fact, factOf, type Said, type Skeleton, say, seedOf } from "./grammar.ts"
import { heroOf } from "./hero.ts"
import { keyOf } from "./look-key.ts"
import {
  BESIDE_TITLES,
  LAST_TITLES,
  LAYERED_TITLES,
  LISTED_TITLES,
  MOODS,
  ONE_COLOUR_TITLES,
  PLACES,
  SCENES,
  SMALL_TITLES,
  THEME_TITLES,
  type Theme,
  WHOLE_TITLES,
} from "./skeletons/title.ts"
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

/** One look in so many is named by a scene. */
const SCENE_EVERY = 4

const SHOES = SLOTS.indexOf("shoes")
const COAT = SLOTS.indexOf("coat")
const TAILORED = kindCodes("blazer", "waistcoat", "trousers", "wide_leg_trousers", "pencil_skirt")
const SPORTY = kindCodes("hoodie", "sweatshirt", "joggers", "leggings", "fleece")
const SPORT = PREFERENCE_TAGS.indexOf("Sporty outfits")

/**
 * Names a look by its hero, the garment that one sees first, and by what is seen with it: "Coral blouse under a beige
 * trench coat". Some have a mood instead: "Easy tailoring in burgundy". The same look has the same name within a season, unless the
 * feed has that already, or a look just before begins or turns so.
 */
export function titleOf(look: readonly Piece[], brief: Brief, already?: ReadonlySet<string>): Said {
  const seed = seedOf(keyOf(look, brief))
  const seen = visibleOf(look, brief.need)
  // Of what only peeps out no look is named.
  const shown = seen.filter(isLarge)
  const loudest = heroOf(seen, glimpsesOf(look, brief.need))
  const [most] = (shown.length > 0 ? shown : seen).toSorted((a, b) => prominence(b) - prominence(a))
  const hero = loudest && shown.includes(loudest) ? loudest : most
  if (!hero) return { text: "", skeleton: "" }
  const lately = [...(already ?? [])].slice(-LATELY)
  const theme = themeOf(shown, hero, brief)
  const mood = moodOf(moodsFor(shown, seen, hero, brief), lately, seed)
  const colour = OF_ANIMALS.has(hero.pattern) ? undefined : colourWord(hero)
  const namedBy = (name: (piece: Piece) => string) => {
    const text = saysKin(name(hero)) ? yourName(name(hero)) : name(hero)
    const lead = hero.owned ? yourName(name(hero)) : withArticle(name(hero))
    return { hero: factOf(hero, text), lead: factOf(hero, lead) }
  }
  const facts = {
    ...namedBy(hero.owned ? nameOf : shortName),
    place: fact(PLACES[brief.setting]),
    ...(mood && { mood: fact(mood) }),
    ...(colour && { colour: fact(colour) }),
    ...(theme && { theme: fact(theme) }),
    ...captionOf(seen, hero, loudest),
  }
  const telling = [LAYERED_TITLES, SMALL_TITLES, BESIDE_TITLES, THEME_TITLES]
  const first = (seed >>> 3) % telling.length
  const scenes = SCENES[brief.setting]
  const ways = [
    ONE_COLOUR_TITLES,
    WHOLE_TITLES,
    ...(scenes && seed % SCENE_EVERY === 0 ? [scenes] : []),
    ...telling.slice(first),
    ...telling.slice(0, first),
    LISTED_TITLES,
    ...(scenes ? [scenes] : []),
  ]
  const fresh = ways.map((way) => way.filter((skeleton) => !isAnEcho(skeleton, lately)))
  // Where her own name for it is too long, a short one of ours takes its place, or the kind alone.
  const byNames = [facts, ...[shortName, kindWord].map((by) => ({ ...facts, ...namedBy(by) }))]
  for (const named of byNames) {
    for (const way of [...fresh, ...ways]) {
      const said = say(way, named, seed, { longest: LONGEST, said: already })
      if (said) return said
    }
  }
  const plain = fact(kindWord(hero))
  const last = say(LAST_TITLES, { ...facts, plain }, seed, { longest: LONGEST })
  return last ?? { text: capitalised(kindWord(hero)), skeleton: "{plain}" }
}

/** Whether a name begins with whose it was, and no name: "grandmother's shawl". */
const saysKin = (name: string) => /^\p{Ll}+['’]s\b/u.test(name)

/** Moods that fit nothing dressy, and those that fit nothing casual; by formality. */
const RELAXED = { words: ["unfussy", "weekend", "day-off", "relaxed"], most: 3 } as const
const EASY = { word: "easy", most: 4 } as const
const SMART = { words: ["smart", "polished"], least: 3 } as const
/** From which lightness (CIELAB) on a hero's colour may be called soft. */
const SOFT = 65

/** The moods of an occasion that a look's clothes, coats and shoes have, none too dressy or too casual for them. */
function moodsFor(
  shown: readonly Piece[],
  seen: readonly Piece[],
  hero: Piece,
  { setting }: Brief,
): readonly string[] {
  const grades = seen
    .filter((piece) => isLarge(piece) || piece.slot === SHOES)
    .map(({ formality }) => formality)
  const [most, least] = [Math.max(...grades), Math.min(...grades)]
  const isLoud = shown.some((piece) => isPrinted(piece) || accentsOf(piece).length > 0)
  // Nobody calls a jacket or a coat soft, nor what is dark.
  const isHard = TAILORED.has(hero.kind) || hero.slot === COAT || lightnessOf(hero) < SOFT
  const misfitting: readonly string[] = [
    ...(isLoud ? ["quiet", "calm"] : []),
    ...(isHard ? ["soft"] : []),
    ...(most > RELAXED.most ? RELAXED.words : []),
    ...(most > EASY.most ? [EASY.word] : []),
    ...(least < SMART.least ? SMART.words : []),
  ]
  return MOODS[setting].filter((mood) => !misfitting.includes(mood))
}

/** A mood that begins no title of the looks just before; undefined if there is none. */
function moodOf(
  moods: readonly string[],
  lately: readonly string[],
  seed: number,
): string | undefined {
  const isFresh = (mood: string) => !lately.some((text) => text.startsWith(`${capitalised(mood)} `))
  const fresh = moods.filter(isFresh)
  return fresh[seed % (fresh.length || 1)]
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

const LEATHER = /\bleather\b/i

/** What the look is about, if the hero itself shows it. */
function themeOf(
  shown: readonly Piece[],
  hero: Piece,
  { person: { loves } }: Brief,
): Theme | undefined {
  const pattern = PATTERNS[hero.pattern]
  if (pattern === "floral") return "florals"
  if (pattern === "check") return "checks"
  if (pattern !== "plain") return undefined
  if (TAILORED.has(hero.kind) && shown.filter(({ kind }) => TAILORED.has(kind)).length > 1) {
    return "tailoring"
  }
  // Most of what is sold as leather is not; of her own clothes she says it herself.
  if (hero.owned && LEATHER.test(hero.name ?? "")) return "leather"
  const isSporty = shown.filter(({ kind }) => SPORTY.has(kind)).length > 1
  return isSporty && SPORTY.has(hero.kind) && hasBit(loves, SPORT) ? "sportswear" : undefined
}
