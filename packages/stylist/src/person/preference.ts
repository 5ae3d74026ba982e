import { COLOUR_NAMES } from "@stylin/garments/colour"
import {
  ACTIVITIES,
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
import { bitsOf, hasBit } from "../pieces/traits.ts"
import type { Random } from "../random.ts"
import { type Belief, belief, drawnFrom, hasEvidence, leaningOf } from "./belief.ts"
import { carriedBy, SHAPE_COUNT } from "./carried.ts"
import { learnDismissals, learnSigns } from "./dismissals.ts"
import { EVIDENCE, fade } from "./evidence.ts"
import { sortedLabels } from "./labels.ts"
import { type Beliefs, learn, rarityAmong } from "./learn.ts"
import type { Shown } from "./shown.ts"

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
  /** By activity: above 0 she dresses up for it more than is usual, below 0 less. */
  readonly dressiness: Float32Array
}

/** The share of a prior's imagined answers that are yes. */
const PRIOR = { love: 0.9, dontMind: 0.5, avoid: 0.1 } as const
/** How much less likely each further place is to be seen. */
const LESS_SEEN = 0.8

/**
 * Her preferences from the tags she sorted and everything she has shown since. Passed-over looks
 * say nothing about tags that she sorted herself, or about pieces that carry them; no dismissal or
 * sign counts against such a tag.
 * @param random draws from the beliefs that nothing has confirmed or refuted yet, except for the tags that she
 *   sorted: what else is tried out costs more than it finds
 */
export function preferenceOf(
  tags: TagPreferences | undefined,
  { ratings, favourites, worn = [], skipped, dismissed, signs }: Shown,
  random?: Random,
): Preference {
  const undecided = (length: number) => Array.from({ length }, () => belief(PRIOR.dontMind))
  const beliefs: Beliefs = {
    tags: PREFERENCE_TAGS.map((tag) => belief(shareOf(tag, tags))),
    kinds: undecided(KIND_NAMES.length),
    colours: undecided(COLOUR_NAMES.length),
    patterns: undecided(PATTERNS.length),
    materials: undecided(MATERIALS.length),
    shapes: undecided(SHAPE_COUNT),
    dressiness: undecided(ACTIVITIES.length),
  }
  const answers = new Map(ratings.map((one) => [one.look_id, one.user_response]))
  for (const { id, look } of CALIBRATION) {
    const liked = answers.get(id)
    if (liked !== undefined) learn(beliefs, look, liked ? EVIDENCE.rating : -EVIDENCE.rating)
  }
  for (const [age, pieces] of favourites.entries()) {
    learn(beliefs, carriedBy(pieces), EVIDENCE.favourite * fade(age, "favourites"))
  }
  for (const [age, pieces] of worn.entries()) {
    learn(beliefs, carriedBy(pieces), EVIDENCE.worn * fade(age, "favourites"))
  }
  const sorted = sortedLabels(tags)
  const passed = skipped.map(({ garments, place }) => ({
    look: carriedBy(garments.filter((piece) => (piece.tags & sorted.both) === 0)),
    evidence: EVIDENCE.skipped * LESS_SEEN ** place,
  }))
  const rarity = rarityAmong(passed.map(({ look }) => look))
  for (const { look, evidence } of passed) learn(beliefs, look, evidence, rarity)
  learnDismissals(beliefs, dismissed, sorted, rarity)
  learnSigns(beliefs, signs, sorted)
  const told = (one: Belief) =>
    random && !hasEvidence(one) ? drawnFrom(one, random) : leaningOf(one)
  const leanings = (of: readonly Belief[]) => Float32Array.from(of, told)
  return {
    tags: Float32Array.from(beliefs.tags, (one, tag) =>
      hasBit(sorted.both, tag) ? leaningOf(one) : told(one),
    ),
    kinds: leanings(beliefs.kinds),
    colours: leanings(beliefs.colours),
    patterns: leanings(beliefs.patterns),
    materials: leanings(beliefs.materials),
    shapes: leanings(beliefs.shapes),
    dressiness: leanings(beliefs.dressiness),
  }
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
