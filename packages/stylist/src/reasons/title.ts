import type { Brief } from "../grammar/brief.ts"
import { SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { isPrinted } from "../pieces/traits.ts"
import { areApart, captionOf, glimpseOf, isLarge, isStrong, prominence } from "./captions.ts"
import {
  type Facts,
  fact,
  factOf,
  type Said,
  type Skeleton,
  say,
  seedOf,
  wordsOf,
} from "./grammar.ts"
import { heroOf } from "./hero.ts"
import { keyOf } from "./look-key.ts"
import {
  BESIDE_TITLES,
  LAST_TITLES,
  LAYERED_TITLES,
  LISTED_TITLES,
  MOOD_TITLES,
  ONE_COLOUR_TITLES,
  PLACES,
  SCENES,
  SMALL_TITLES,
  TONED_TITLES,
  TURNED_TITLES,
  WHOLE_TITLES,
} from "./skeletons/title.ts"
import { themesOf, toneOf, turnOf } from "./themes.ts"
import { glimpsesOf, visibleOf } from "./visible.ts"
import {
  capitalised,
  colourWord,
  nameOf,
  saidKind,
  shortName,
  withArticle,
  yourName,
} from "./words.ts"

/** So many of the feed's last texts are about the two looks before. */
const LATELY = 20

/** The longest title that fits one line of a card. */
const LONGEST = 44

/** From this formality on, something is for an evening out. */
const DRESSED = 3
/** One look in so many is named by a scene. */
const SCENE_EVERY = 4

const COAT = SLOTS.indexOf("coat")
const BOTTOM = SLOTS.indexOf("bottom")
const DRESS = SLOTS.indexOf("dress")
const TOP = SLOTS.indexOf("top")

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
  const glimpsed = glimpsesOf(look, brief.need)
  const loudest = heroOf(seen, glimpsed)
  const [most] = (shown.length > 0 ? shown : seen).toSorted((a, b) => prominence(b) - prominence(a))
  // Nobody sees plain trousers first beneath a coat that hides what is above them.
  const coat = shown.find(({ slot }) => slot === COAT)
  const isBelowCoat =
    most?.slot === BOTTOM && !isPrinted(most) && coat !== undefined && areApart(coat, most)
  const hero = loudest && shown.includes(loudest) ? loudest : isBelowCoat ? (coat ?? most) : most
  if (!hero) return { text: "", skeleton: "" }
  const lately = [...(already ?? [])].slice(-LATELY)
  const aboutHero = { look, brief, seen, shown, glimpsed, loudest, lately, seed, already }
  // Where nothing that is new can be said of one garment, another is named first, unless one sees nothing but the one.
  const heroes = isStrong(hero) ? [hero] : [hero, ...shown.filter((piece) => piece !== hero)]
  const place = fact(PLACES[brief.setting])
  const lastOf = (one: Piece, said?: ReadonlySet<string>, naming = nameOrShort(one)) =>
    say(LAST_TITLES, { ...namedBy(one, naming), place }, seed, { longest: LONGEST, said })
  const found =
    firstOf(heroes, (one) => titleAbout(one, aboutHero)) ??
    firstOf(heroes, (one) => lastOf(one, already)) ??
    titleAbout(hero, aboutHero, [saidKind]) ??
    lastOf(hero) ??
    // Her "red work dress" is "for work" without the word.
    lastOf(hero, undefined, plainlyNamed)
  return found ?? { text: capitalised(plainlyNamed(hero)), skeleton: "{plain}" }
}

function firstOf<One, Found>(
  all: readonly One[],
  find: (one: One) => Found | undefined,
): Found | undefined {
  for (const one of all) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}

type Naming = (piece: Piece) => string

const nameOrShort = ({ owned }: Piece): Naming => (owned ? nameOf : shortName)

function namedBy(hero: Piece, name: Naming) {
  const said = UNFLATTERING.test(name(hero)) ? shortName(hero) : name(hero)
  const text = saysKin(said) ? yourName(said) : said
  const lead = hero.owned ? yourName(name(hero)) : withArticle(name(hero))
  return { hero: factOf(hero, text), lead: factOf(hero, lead) }
}

/** What a title may be about. */
interface About {
  readonly look: readonly Piece[]
  readonly brief: Brief
  /** What shows of it, and the clothes and coats among that. */
  readonly seen: readonly Piece[]
  readonly shown: readonly Piece[]
  /** What of it shows in strips. */
  readonly glimpsed: readonly Piece[]
  /** What one sees first, if anything does. */
  readonly loudest: Piece | undefined
  readonly lately: readonly string[]
  readonly seed: number
  readonly already: ReadonlySet<string> | undefined
}

/**
 * A title that begins with a garment; undefined if all that could be said was said before.
 * @param namings how the garment may be called: where her own name for it is too long, a short one of ours takes its place
 */
function titleAbout(
  hero: Piece,
  { look, brief, seen, shown, glimpsed, loudest, lately, seed, already }: About,
  namings: readonly Naming[] = [nameOrShort(hero), shortName, plainlyNamed],
): Said | undefined {
  const caption = captionOf(look, seen, hero, loudest)
  const half = shown.find((one) => one.slot === (hero.slot === BOTTOM ? TOP : BOTTOM))
  const tone = moodOf(toneOf(hero, half, brief), lately, seed)
  const glimpse = hero.slot === COAT ? glimpseOf(hero, glimpsed) : {}
  const facts = {
    place: fact(PLACES[brief.setting]),
    ...themed(themesOf(shown, seen, hero, brief), lately, seed),
    ...turnOf(shown, seen, hero),
    ...(tone && { tone: fact(tone), toned: factOf(hero, shortName(hero)) }),
    ...glimpse,
    ...caption,
  }
  // Of a neutral coat over colour one remembers the colour.
  const isTold = (caption.bright ?? glimpse.glimpse) !== undefined && !isStrong(hero)
  const telling = [
    MOOD_TITLES,
    LAYERED_TITLES,
    TURNED_TITLES,
    SMALL_TITLES,
    TONED_TITLES,
    BESIDE_TITLES,
  ]
  const first = (seed >>> 3) % telling.length
  // Nobody needs to be told of an evening out in trousers.
  const isForScene =
    hero.slot !== COAT &&
    (brief.setting !== "dating" || (hero.slot === DRESS && hero.formality >= DRESSED))
  const scenes = isForScene ? SCENES[brief.setting] : undefined
  const ways = [
    ONE_COLOUR_TITLES,
    WHOLE_TITLES,
    ...(scenes && seed % SCENE_EVERY === 0 ? [scenes] : []),
    ...(isTold ? [LAYERED_TITLES] : []),
    ...telling.slice(first),
    ...telling.slice(0, first),
    LISTED_TITLES,
    ...(scenes ? [scenes] : []),
  ]
  for (const naming of namings) {
    const named = { ...facts, ...namedBy(hero, naming) }
    const saidIn = (way: readonly Skeleton[]) =>
      say(way, named, seed, { longest: LONGEST, said: already })
    const said =
      firstOf(ways, (way) => saidIn(way.filter((skeleton) => !isAnEcho(skeleton, lately)))) ??
      firstOf(ways, saidIn)
    if (said) return said
  }
  return undefined
}

/** A garment's colour and kind, without its pattern. */
const plainlyNamed = (piece: Piece) =>
  [colourWord(piece), saidKind(piece)].filter(Boolean).join(" ")

/** What she may say of a garment, and no title repeats. */
const UNFLATTERING = /^(?:thin|thick|loose|huge|big|old|dirty|cheap|holey)\b/i

/** Whether a name begins with whose it was, and no name: "grandmother's shawl". */
const saysKin = (name: string) => /^\p{Ll}+['’]s\b/u.test(name)

/** One of a look's themes, with a mood for it that begins no title of the looks just before. */
function themed(
  themes: ReturnType<typeof themesOf>,
  lately: readonly string[],
  seed: number,
): Facts {
  const [theme] = themes.length > 0 ? [themes[(seed >>> 5) % themes.length]] : []
  const mood = theme && moodOf(theme.moods, lately, seed)
  return theme && mood ? { ...theme.facts, mood: fact(mood) } : {}
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
  const [opening = "", ...between] = wordsOf(skeleton)
  const first = capitalised(opening)
  if (opening !== "" && lately.some((text) => text.startsWith(first))) return true
  return between.some(
    (words) => words.length >= HEARD && lately.some((text) => text.includes(words)),
  )
}
