import { COLOUR_NAMES } from "@stylin/garments/colour"
import { KIND_NAMES, kindFacts, MATERIALS, PATTERNS } from "@stylin/garments/vocabulary"
import { BRAND_WORDS } from "./brands.ts"
import type { NameTraits } from "./name-traits.ts"
import { STYLE_WORDS } from "./style-words.ts"

/** Words that two names share by grammar and not by kinship. */
const EMPTY_WORDS = new Set(
  "the a of in with and for to s on by women's women womens mens men's de".split(" "),
)
/** Lists of makers by name; the others list words for what they make. */
const MAKERS = [
  "luxury",
  "contemporary",
  "highstreet",
  "mall",
  "sportswear",
  "outdoors",
  "alternative",
  "uk",
  "euro",
  "scandi",
  "us_classic",
  "quirky",
  "boho_luxe",
] as const

const MAKER_NAMES = new Set(MAKERS.flatMap((list) => BRAND_WORDS[list].split("|")))
/** What anything may be called: kinds, colours and cloths. */
const PLAIN_WORDS = new Set(
  [
    ...KIND_NAMES.flatMap((kind) => kindFacts(kind).words),
    ...COLOUR_NAMES,
    ...MATERIALS,
    ...PATTERNS,
  ].flatMap((words) => words.split(/[ -]/)),
)
const STYLED_WORDS = new Set(Object.values(STYLE_WORDS).flatMap((list) => list.split("|")))
const LONGEST_NAME = 4

interface Sorted {
  readonly all: ReadonlySet<string>
  readonly makers: ReadonlySet<string>
  readonly styled: ReadonlySet<string>
  readonly plain: ReadonlySet<string>
  /** Words that no list has: names of models and of small makers, mostly. */
  readonly rare: ReadonlySet<string>
}

const SORTED = new WeakMap<NameTraits, Sorted>()

function sorted(name: NameTraits): Sorted {
  const known = SORTED.get(name)
  if (known) return known
  const words = name.words.filter((word) => !EMPTY_WORDS.has(word))
  const makers = makersIn(name.words)
  const inMakers = new Set([...makers].flatMap((maker) => maker.split(" ")))
  const rest = words.filter((word) => !inMakers.has(word))
  const made = {
    all: new Set(words),
    makers,
    styled: new Set(rest.filter((word) => STYLED_WORDS.has(word) && !PLAIN_WORDS.has(word))),
    plain: new Set(rest.filter((word) => PLAIN_WORDS.has(word))),
    rare: new Set(rest.filter((word) => !(STYLED_WORDS.has(word) || PLAIN_WORDS.has(word)))),
  }
  SORTED.set(name, made)
  return made
}

function makersIn(words: readonly string[]): Set<string> {
  const found = new Set<string>()
  for (const start of words.keys()) {
    for (let length = LONGEST_NAME; length > 0; length -= 1) {
      const phrase = words.slice(start, start + length).join(" ")
      if (!MAKER_NAMES.has(phrase)) continue
      found.add(phrase)
      break
    }
  }
  return found
}

/** The words of a name that mean something. */
export function wordsOf(name: NameTraits): ReadonlySet<string> {
  return sorted(name).all
}

/** How many words of each sort two names share; a maker's name tells more than the word leather. */
export function sharedWords(one: NameTraits, other: NameTraits): number[] {
  const [mine, theirs] = [sorted(one), sorted(other)]
  const both = (["makers", "styled", "plain", "rare"] as const).map((sort) =>
    count(mine[sort], theirs[sort]),
  )
  const areKnown = mine.makers.size > 0 && theirs.makers.size > 0
  const areUnlike = areKnown && both[0] === 0
  return [...both, areUnlike ? 1 : 0]
}

/** How many words two sets share. */
export function count(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const word of one) if (other.has(word)) shared += 1
  return shared
}
