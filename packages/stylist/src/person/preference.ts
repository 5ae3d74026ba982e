import { COLOUR_NAMES } from "@stylin/garments/colour"
import {
  type GarmentWords,
  KIND_NAMES,
  MATERIALS,
  PATTERNS,
  PREFERENCE_TAGS,
  type TagPreferences,
} from "@stylin/garments/vocabulary"
import { CALIBRATION_LOOKS } from "../calibration.ts"
import { encode } from "../pieces/codes.ts"
import { rememberedTraits } from "../pieces/piece.ts"
import { bitsOf, hasBit, type Traits } from "../pieces/traits.ts"
import type { Random } from "../random.ts"
import type { LookAnswer } from "../responses.ts"
import { type Belief, belief, drawnFrom, leaningOf, update } from "./belief.ts"
import { type Carried, carriedBy, SHAPE_COUNT } from "./carried.ts"

/** What she has shown of her taste, besides sorting tags. */
export interface Shown {
  readonly ratings: readonly LookAnswer[]
  /** Her favourite looks, newest first. */
  readonly favourites: readonly (readonly Traits[])[]
  readonly skipped: readonly Skipped[]
}

/** A look that she was shown and passed over, and its place among those shown together. */
interface Skipped {
  readonly pieces: readonly Traits[]
  readonly place: number
}

/**
 * Her leaning to each word, from -1 to 1. Each word of the vocabulary has a Beta distribution of
 * how likely she is to take what carries it: its prior is the bucket of a tag (any other word
 * starts undecided), and each look she answers counts for and against the words it carries
 * (conjugate updating of the Beta-Bernoulli model; Gelman and others, Bayesian Data Analysis, 3rd
 * ed., 2.4). A leaning is twice the mean, less one: with few answers it stays near its prior.
 */
export interface Preference {
  readonly tags: Float32Array
  readonly kinds: Float32Array
  readonly colours: Float32Array
  readonly patterns: Float32Array
  readonly materials: Float32Array
  readonly shapes: Float32Array
}

/** The share of a prior's imagined answers that are yes. */
const PRIOR = { love: 0.9, dontMind: 0.5, avoid: 0.1 } as const
/**
 * What an answer counts: a rating or favourite is deliberate, a passed-over look may not have been
 * seen.
 */
const EVIDENCE = { rating: 1, favourite: 1, skipped: -0.8 } as const
/** A favourite counts half after this many newer ones: tastes change. */
const HALF_AFTER = 20
/** How much less likely each further place is to be seen. */
const LESS_SEEN = 0.8

type Words = Exclude<keyof Carried, "tags">
const WORDS = ["kinds", "colours", "patterns", "materials", "shapes"] as const satisfies Words[]

/**
 * Her preferences from the tags she sorted and everything she has shown since. Passed-over looks
 * say nothing about tags that she sorted herself, or about pieces that carry them.
 * @param random draws her leanings from the beliefs, except for the tags that she sorted
 */
export function preferenceOf(
  tags: TagPreferences | undefined,
  { ratings, favourites, skipped }: Shown,
  random?: Random,
): Preference {
  const beliefs = {
    tags: PREFERENCE_TAGS.map((tag) => belief(shareOf(tag, tags))),
    kinds: KIND_NAMES.map(() => belief(PRIOR.dontMind)),
    colours: COLOUR_NAMES.map(() => belief(PRIOR.dontMind)),
    patterns: PATTERNS.map(() => belief(PRIOR.dontMind)),
    materials: MATERIALS.map(() => belief(PRIOR.dontMind)),
    shapes: Array.from({ length: SHAPE_COUNT }, () => belief(PRIOR.dontMind)),
  }
  const learn = (look: Carried, evidence: number) => {
    eachTag(look.tags, (tag) => update(beliefs.tags[tag], evidence))
    for (const words of WORDS) {
      for (const word of look[words]) update(beliefs[words][word], evidence)
    }
  }
  const answers = new Map(ratings.map((one) => [one.look_id, one.user_response]))
  for (const { id, look } of CALIBRATION) {
    const liked = answers.get(id)
    if (liked !== undefined) learn(look, liked ? EVIDENCE.rating : -EVIDENCE.rating)
  }
  for (const [age, pieces] of favourites.entries()) {
    learn(carriedBy(pieces), EVIDENCE.favourite * 0.5 ** (age / HALF_AFTER))
  }
  const sorted = bitsOf(PREFERENCE_TAGS, [...(tags?.love ?? []), ...(tags?.avoid ?? [])])
  const passed = skipped.map(({ pieces, place }) => ({
    look: carriedBy(pieces.filter((piece) => (piece.tags & sorted) === 0)),
    evidence: EVIDENCE.skipped * LESS_SEEN ** place,
  }))
  const shareTag = shares(passed.map(({ look }) => tagsIn(look.tags)))
  const shareOfWords = new Map(WORDS.map((of) => [of, shares(passed.map(({ look }) => look[of]))]))
  for (const { look, evidence } of passed) {
    eachTag(look.tags, (tag) => update(beliefs.tags[tag], evidence * rarity(shareTag, tag)))
    for (const words of WORDS) {
      const shareOfWord = shareOfWords.get(words)
      for (const word of look[words]) {
        update(beliefs[words][word], evidence * rarity(shareOfWord, word))
      }
    }
  }
  const told = (one: Belief) => (random ? drawnFrom(one, random) : leaningOf(one))
  const leanings = (of: readonly Belief[]) => Float32Array.from(of, told)
  return {
    tags: Float32Array.from(beliefs.tags, (one, tag) =>
      hasBit(sorted, tag) ? leaningOf(one) : told(one),
    ),
    kinds: leanings(beliefs.kinds),
    colours: leanings(beliefs.colours),
    patterns: leanings(beliefs.patterns),
    materials: leanings(beliefs.materials),
    shapes: leanings(beliefs.shapes),
  }
}

/** Imagined looks added to those passed over, so that a single one already counts. */
const UNSEEN = 2

/** The share of looks that each word is in. */
function shares(looks: readonly Iterable<number>[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const look of looks) {
    for (const word of look) counts.set(word, (counts.get(word) ?? 0) + 1 / (looks.length + UNSEEN))
  }
  return counts
}

/** How much passing over a word tells: little if it was in nearly every look. */
function rarity(shareOfWord: ReadonlyMap<number, number> | undefined, word: number): number {
  return 1 - (shareOfWord?.get(word) ?? 0)
}

function tagsIn(bits: number): number[] {
  return PREFERENCE_TAGS.flatMap((_, tag) => (hasBit(bits, tag) ? [tag] : []))
}

function eachTag(bits: number, visit: (tag: number) => void): void {
  for (const tag of tagsIn(bits)) visit(tag)
}

function shareOf(tag: (typeof PREFERENCE_TAGS)[number], tags: TagPreferences | undefined): number {
  if (tags?.love.includes(tag)) return PRIOR.love
  return tags?.avoid.includes(tag) ? PRIOR.avoid : PRIOR.dontMind
}

const traitsOfWords = (words: GarmentWords) => rememberedTraits(encode(words))

// A sample look names the tags that its answer counts for.
const CALIBRATION = CALIBRATION_LOOKS.map(({ id, tags, garments }) => ({
  id,
  look: { ...carriedBy(garments.map(traitsOfWords)), tags: bitsOf(PREFERENCE_TAGS, tags) },
}))
