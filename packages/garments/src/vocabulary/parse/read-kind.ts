import { KIND_NAMES, type Kind } from "../kind-names.ts"
import { kindFacts, type Slot } from "../kinds.ts"
import { KINDS_BESIDE_COLOURS, nounsApart } from "./bent-colours.ts"
import { KINDS_OF_COMPOUNDS } from "./compounds.ts"
import { FAMILIES, type KindTold, kindOfFamily } from "./families.ts"
import { narrowedAbroad } from "./narrower-abroad.ts"
import { KINDS_ABROAD } from "./phrases.abroad.ts"
import {
  BARE_KINDS,
  FAINT_KINDS,
  HEADS,
  type Head,
  KIND_SYNONYMS,
  NO_KINDS,
  OTHER_THINGS,
  OTHER_WORLDS,
} from "./phrases.kinds.ts"
import { MAKERS_OF_KINDS } from "./phrases.makers.ts"
import { BREAK, findPhrases, type Hit, lexicon, listed, wordsOf } from "./text.ts"

/** How far a faint name goes before another: a kind's own name before a word of another language, a cloth last. */
type Strength = 0 | 1 | 2 | 3
const [BARE, FAINT, ABROAD, ITS_NAME] = [0, 1, 2, 3] as const

type Reading =
  | { readonly says: "kind"; readonly kind: Kind }
  | { readonly says: "faint"; readonly kind: Kind; readonly strength: Strength }
  | { readonly says: "head"; readonly head: Head }
  | { readonly says: "other" | "other-world" | "nothing" }

/** What a text is about; no kind if it names none, or names something that is not one of our garments. */
export interface KindRead extends KindTold {
  /** The words about the garment itself, without those about another beside it. */
  readonly own: readonly string[]
  /** The words behind what it comes with, which may be about it. */
  readonly behind?: readonly string[]
}

const HEAD_WORDS = new Map(
  HEADS.flatMap((head) => head.words.split("|").map((word) => [word, head] as const)),
)

// Later entries overrule earlier ones: a family's word says less than the words beside it.
const READINGS = lexicon<Reading>([
  ...faintly([...KINDS_BESIDE_COLOURS, ...KINDS_OF_COMPOUNDS, ...listed(KINDS_ABROAD)], ABROAD),
  ...faintly(listed(BARE_KINDS), BARE),
  ...faintly(listed(MAKERS_OF_KINDS), FAINT),
  ...KIND_NAMES.flatMap((kind) =>
    kindFacts(kind).words.map((words) => [words, { says: "kind", kind }] as const),
  ).filter(([words]) => !isOfFamily(words)),
  // A knit is a jumper, unless it is a knit dress.
  ...faintly(listed(FAINT_KINDS), FAINT),
  ...listed(KIND_SYNONYMS).map(([words, kind]) => [words, { says: "kind", kind }] as const),
  ...[...HEAD_WORDS].map(([word, head]) => [word, { says: "head", head }] as const),
  ...NO_KINDS.split("|").map((words) => [words, { says: "nothing" }] as const),
  ...OTHER_THINGS.split("|").map((words) => [words, { says: "other" }] as const),
  ...OTHER_WORLDS.split("|").map((words) => [words, { says: "other-world" }] as const),
])

function faintly(
  names: readonly (readonly [words: string, kind: Kind])[],
  usual: Strength,
): (readonly [words: string, reading: Reading])[] {
  return names.map(([words, kind]) => {
    const strength = kindFacts(kind).words.includes(words) ? ITS_NAME : usual
    return [words, { says: "faint", kind, strength }]
  })
}

function isOfFamily(words: string): boolean {
  return HEAD_WORDS.has(wordsOf(words).at(-1) ?? "")
}

/** Words that end the garment's own description: "with a belt", "and scarf". */
const STOPS: ReadonlySet<string> = new Set([
  BREAK,
  "with",
  "in",
  "and",
  "plus",
  "featuring",
  "for",
  "on",
  "from",
  "as",
])
/** These do so too, unless a name begins with them: "pinafore over a white tee", but "over the knee boots". */
const STOPS_ALONE: ReadonlySet<string> = new Set(["over", "under"])

const OTHER = { confidence: "unknown", isOther: true } as const

/**
 * Finds the kind in a list of words. The last kind named counts, as in English ("leather jeans
 * belt" is a belt), unless it only comes with the garment ("dress with belt").
 * @param besides words from elsewhere that may tell which kind of a family is meant
 */
export function readKind(words: readonly string[], besides: readonly string[] = []): KindRead {
  const hits = namesIn(words)
  if (hits.some(({ value }) => value.says === "other-world")) return { ...OTHER, own: words }
  const clauses = clausesOf(words, hits)
  const clause = mainOf(clauses)
  const named = clause && strongestOf(clause.named.filter(isNoHeelOfIts))
  if (!named) return { confidence: "unknown", own: words }
  const own = clauses
    .filter((one) => one === clause || one.named.every(isPassing))
    .flatMap((one) => one.words)
  const told = kindNamed(named, clause, own, besides)
  if (told.isOther) return { ...told, own: words }
  return { ...told, own, behind: behindLast(clauses, clause) }
}

/** The kind that a name means, with what else its garment's words say. */
function kindNamed(
  { value, start }: Hit<Reading>,
  clause: Clause,
  own: readonly string[],
  besides: readonly string[],
): KindTold {
  if (value.says === "kind") return { kind: withSleeves(value.kind, own), confidence: "sure" }
  if (value.says === "faint" && value.strength === ABROAD) {
    return { kind: narrowedAbroad(value.kind, own), confidence: "guess" }
  }
  if (value.says === "faint") {
    const confidence = value.strength === ITS_NAME ? "sure" : "guess"
    return {
      kind: withSleeves(value.kind, own),
      confidence,
      ...(value.strength === BARE && { isBare: true }),
    }
  }
  if (value.says !== "head") return OTHER
  const told = kindOfFamily(value.head, [...own, BREAK, ...besides])
  return (told.family && kindBeside(start, value.head, clause.named)) ?? told
}

/** What follows what a garment comes with, or is joined to, at the end of its name: the "grey" of "waistcoat + trousers grey". */
function behindLast(clauses: readonly Clause[], main: Clause): readonly string[] {
  const joined = clauses.findLast(({ named }) => !named.every(isPassing))
  const last = joined?.named.at(-1)
  if (!joined || !last || joined === main) return []
  const [joint = ""] = joined.words
  const isTheirs = joint === "with" || (joint === "and" && isOfCloth(last.value))
  return isTheirs ? joined.words.slice(last.end - joined.from) : []
}

/** Whether it is worn as a garment, and no shoe, bag or accessory. */
function isOfCloth(value: Reading): boolean {
  if (value.says === "head") return BELTED.has(kindFacts(value.head.otherwise).slot)
  return (value.says === "kind" || value.says === "faint") && BELTED.has(kindFacts(value.kind).slot)
}

/** A jumper without sleeves is another kind, wherever its name says so. */
function withSleeves(kind: Kind, own: readonly string[]): Kind {
  return kind === "jumper" && own.includes("sleeveless") ? "knitted_vest" : kind
}

/** All that names something, with the nouns of other languages that only a colour further off tells from English ones. */
function namesIn(words: readonly string[]): readonly Hit<Reading>[] {
  const found = findPhrases(words, READINGS)
  const apart = nounsApart(words).filter(
    ({ start }) => !found.some((hit) => hit.start <= start && start < hit.end && !isLone(hit)),
  )
  const named = found.filter(({ start }) => !apart.some((noun) => noun.start === start))
  const nouns = apart.map(({ value: kind, ...place }) => {
    return { ...place, value: { says: "faint", kind, strength: ABROAD } as const }
  })
  return [...named, ...nouns]
    .filter(({ value }) => value.says !== "nothing")
    .toSorted((a, b) => a.start - b.start)
}

/** Whether it is one word for something that is none of ours, as a robe is in English. */
function isLone({ value, start, end }: Hit<Reading>): boolean {
  return value.says === "other" && end === start + 1
}

/**
 * What a head's word only repeats: "mule shoes" are mules, and a "Moncler jacket" is what is meant by a Moncler.
 * @param at where the head's word begins
 */
function kindBeside(at: number, head: Head, named: readonly Hit<Reading>[]): KindTold | undefined {
  if (head.tells) return undefined
  const { slot } = kindFacts(head.otherwise)
  for (const { value, end } of named) {
    if (value.says !== "kind" && value.says !== "faint") continue
    const { kind } = value
    if (kindFacts(kind).slot !== slot || (value.says === "kind" && end !== at)) continue
    // Merrells are for running, but Merrell boots are boots.
    if (value.says === "faint" && head.isStrict && !FAMILIES.get(head)?.includes(kind)) continue
    return { kind, confidence: value.says === "kind" ? "sure" : "guess" }
  }
  return undefined
}

/** Whether it may be a word about something else: an "aran" is a yarn too, but a "knit" beside a blazer is another thing. */
function isPassing({ value }: Hit<Reading>): boolean {
  return value.says === "faint" && value.strength < ITS_NAME
}

/** Whether it is more than what the shoe before it stands on: "sandals silver low heels". */
function isNoHeelOfIts(
  { value, start }: Hit<Reading>,
  _: number,
  named: readonly Hit<Reading>[],
): boolean {
  if (value.says !== "kind" || value.kind !== "heels") return true
  return !named.some(({ value: shoe, end }) => end < start && isShoe(shoe))
}

function isShoe(value: Reading): boolean {
  if (value.says === "head") return kindFacts(value.head.otherwise).slot === "shoes"
  return value.says === "kind" && kindFacts(value.kind).slot === "shoes"
}

/** The last of the names that say most. */
function strongestOf(named: readonly Hit<Reading>[]): Hit<Reading> | undefined {
  let strongest: Hit<Reading> | undefined
  for (const hit of named) {
    if (!strongest || strengthOf(hit.value) >= strengthOf(strongest.value)) strongest = hit
  }
  return strongest
}

function strengthOf(value: Reading): number {
  return value.says === "faint" ? value.strength : ITS_NAME + 1
}

/**
 * The first clause that names a kind. One that does so faintly gives way to one joined to it: "crew-neck white and navy
 * t-shirt"; and one with only a cloth or a cut also to one after a comma: "v-neck, cropped, cardigan".
 */
function mainOf(clauses: readonly Clause[]): Clause | undefined {
  const first = clauses.findIndex(({ named }) => named.length > 0)
  const { named = [] } = clauses[first] ?? {}
  if (!named.every(isPassing)) return clauses[first]
  const isBare = named.every(({ value }) => strengthOf(value) === BARE)
  const instead = clauses.slice(first + 1).find(({ words: [joint], named }) => {
    if (joint === "and") return named.some(({ value }) => value.says !== "faint")
    return isBare && joint === BREAK && named.some(({ value }) => strengthOf(value) > BARE)
  })
  return instead ?? clauses[first]
}

interface Clause {
  /** Where it begins among all words. */
  readonly from: number
  readonly words: readonly string[]
  readonly named: readonly Hit<Reading>[]
}

function clausesOf(words: readonly string[], hits: readonly Hit<Reading>[]): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (let to = 0; to <= words.length; to += 1) {
    if (to < words.length && !isStop(words, to, hits)) continue
    const [begin, end] = [from, to]
    clauses.push({
      from,
      words: words.slice(begin, end),
      named: hits.filter(({ start }) => start >= begin && start < end),
    })
    from = to
  }
  return clauses
}

/** Whether a clause begins with a word, which is not within a name. */
function isStop(words: readonly string[], at: number, hits: readonly Hit<Reading>[]): boolean {
  if (STOPS.has(words[at] ?? "")) return !hits.some(({ start, end }) => start < at && at < end)
  if (STOPS_ALONE.has(words[at] ?? "") && !hits.some(({ start, end }) => start <= at && at < end))
    return true
  return isBeltOfIts(at, hits)
}

/** What is worn with a belt over it or through its loops. */
const BELTED: ReadonlySet<Slot> = new Set(["top", "layer", "bottom", "dress"])

/** Whether a garment that is described ends at a word, and then its belt is described: "black dress tan belt". */
function isBeltOfIts(at: number, hits: readonly Hit<Reading>[]): boolean {
  const before = hits.findIndex(({ end }) => end === at)
  const garment = hits[before]
  const belt = hits.slice(before + 1).find(({ value }) => value.says !== "faint")
  if (!garment || !belt || garment.start === 0 || belt.start === at) return false
  if (belt.value.says !== "kind" || belt.value.kind !== "belt") return false
  return garment.value.says !== "faint" && isOfCloth(garment.value)
}
