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
import type { LookAnswer } from "../responses.ts"

/** What she has shown of her taste, besides sorting tags. */
export interface Shown {
  readonly ratings: readonly LookAnswer[]
  /** Looks she keeps as favourites, and looks she was shown and passed over. */
  readonly favourites: readonly (readonly Traits[])[]
  readonly skipped: readonly (readonly Traits[])[]
}

/**
 * What she leans to, word by word, from -1 to 1. Each word of the vocabulary has a Beta
 * distribution of how likely she is to take what carries it: its prior is the bucket she put a tag
 * in (any other word starts undecided), and each look she answers counts for and against the words
 * it carries (conjugate updating of the Beta-Bernoulli model; Gelman and others, Bayesian Data
 * Analysis, 3rd ed., 2.4). A leaning is twice the mean, less one: with few answers it stays near
 * its prior.
 */
export interface Preference {
  readonly tags: Float32Array
  readonly kinds: Float32Array
  readonly colours: Float32Array
  readonly patterns: Float32Array
  readonly materials: Float32Array
}

/** Imagined answers behind a prior, and the share of them that says yes. */
const PRIOR = { strength: 2.5, love: 0.9, dontMind: 0.5, avoid: 0.1 } as const
/** What an answer counts: a rating or favourite is meant, a look passed over may not have been seen. */
const EVIDENCE = { rating: 1, favourite: 1, skipped: -0.12 } as const

/** Her preferences from the tags she sorted and all that she has shown since. */
export function preferenceOf(tags: TagPreferences | undefined, shown: Shown): Preference {
  const beliefs = {
    tags: PREFERENCE_TAGS.map((tag) => belief(shareOf(tag, tags))),
    kinds: KIND_NAMES.map(() => belief(PRIOR.dontMind)),
    colours: COLOUR_NAMES.map(() => belief(PRIOR.dontMind)),
    patterns: PATTERNS.map(() => belief(PRIOR.dontMind)),
    materials: MATERIALS.map(() => belief(PRIOR.dontMind)),
  }
  const learn = (look: Carried, evidence: number) => {
    PREFERENCE_TAGS.forEach((_, tag) => {
      if (hasBit(look.tags, tag)) update(beliefs.tags[tag], evidence)
    })
    for (const kind of look.kinds) update(beliefs.kinds[kind], evidence)
    for (const colour of look.colours) update(beliefs.colours[colour], evidence)
    for (const pattern of look.patterns) update(beliefs.patterns[pattern], evidence)
    for (const material of look.materials) update(beliefs.materials[material], evidence)
  }
  const answers = new Map(shown.ratings.map((one) => [one.look_id, one.user_response]))
  for (const { id, look } of CALIBRATION) {
    const liked = answers.get(id)
    if (liked !== undefined) learn(look, liked ? EVIDENCE.rating : -EVIDENCE.rating)
  }
  for (const pieces of shown.favourites) learn(carriedBy(pieces), EVIDENCE.favourite)
  for (const pieces of shown.skipped) learn(carriedBy(pieces), EVIDENCE.skipped)
  return {
    tags: leaningsOf(beliefs.tags),
    kinds: leaningsOf(beliefs.kinds),
    colours: leaningsOf(beliefs.colours),
    patterns: leaningsOf(beliefs.patterns),
    materials: leaningsOf(beliefs.materials),
  }
}

/** A Beta distribution: answers for and against, imagined ones included. */
interface Belief {
  likes: number
  dislikes: number
}

function belief(share: number): Belief {
  return { likes: PRIOR.strength * share, dislikes: PRIOR.strength * (1 - share) }
}

function update(one: Belief | undefined, evidence: number): void {
  if (!one) return
  if (evidence > 0) one.likes += evidence
  else one.dislikes -= evidence
}

function leaningsOf(beliefs: readonly Belief[]): Float32Array {
  return Float32Array.from(beliefs, ({ likes, dislikes }) => (2 * likes) / (likes + dislikes) - 1)
}

function shareOf(tag: (typeof PREFERENCE_TAGS)[number], tags: TagPreferences | undefined): number {
  if (tags?.love.includes(tag)) return PRIOR.love
  return tags?.avoid.includes(tag) ? PRIOR.avoid : PRIOR.dontMind
}

/** The words that a look carries, each once. */
interface Carried {
  readonly tags: number
  readonly kinds: ReadonlySet<number>
  readonly colours: ReadonlySet<number>
  readonly patterns: ReadonlySet<number>
  readonly materials: ReadonlySet<number>
}

function carriedBy(pieces: readonly Traits[]): Carried {
  return {
    tags: pieces.reduce((bits, piece) => bits | piece.tags, 0),
    kinds: new Set(pieces.map(({ kind }) => kind)),
    colours: new Set(pieces.flatMap(({ colours }) => colours.slice(0, 1))),
    // Most cloth is plain and most bags are leather: only what is out of the ordinary tells.
    patterns: new Set(pieces.map(({ pattern }) => pattern).filter((pattern) => pattern !== 0)),
    materials: new Set(pieces.map(({ material }) => material)),
  }
}

const traitsOfWords = (words: GarmentWords) => rememberedTraits(encode(words))

// A sample look names the tags that an answer to it counts for.
const CALIBRATION = CALIBRATION_LOOKS.map(({ id, tags, garments }) => ({
  id,
  look: { ...carriedBy(garments.map(traitsOfWords)), tags: bitsOf(PREFERENCE_TAGS, tags) },
}))
