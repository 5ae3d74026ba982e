import type { Random } from "../random.ts"

/** A Beta distribution: answers for and against, including imagined ones. */
export interface Belief {
  likes: number
  dislikes: number
}

/** The number of imagined answers behind a prior. */
const PRIOR_STRENGTH = 2.5
const ROUNDING = 1e-6

/** The belief before any answer, by the share of answers expected to be yes. */
export function belief(share: number): Belief {
  return { likes: PRIOR_STRENGTH * share, dislikes: PRIOR_STRENGTH * (1 - share) }
}

/** Counts an answer: above 0 for, below 0 against. */
export function update(one: Belief | undefined, evidence: number): void {
  if (!one) return
  if (evidence > 0) one.likes += evidence
  else one.dislikes -= evidence
}

/** Whether it rests on more than its prior. */
export function hasEvidence({ likes, dislikes }: Belief): boolean {
  return likes + dislikes > PRIOR_STRENGTH + ROUNDING
}

/** The mean of a belief, from -1 to 1. */
export function leaningOf({ likes, dislikes }: Belief): number {
  return (2 * likes) / (likes + dislikes) - 1
}

/**
 * How much narrower than the belief its draws are: a feed should try some things, not everything.
 */
const TEMPER = 60

/**
 * A draw from a belief, from -1 to 1 (Thompson sampling: Thompson, Biometrika 25, 1933; narrowed as
 * in Chapelle and Li, "An empirical evaluation of Thompson sampling", NIPS 2011).
 */
export function drawnFrom({ likes, dislikes }: Belief, random: Random): number {
  const one = gamma(likes * TEMPER, random)
  const other = gamma(dislikes * TEMPER, random)
  return one + other > 0 ? (2 * one) / (one + other) - 1 : 0
}

/** A draw from a gamma distribution (Marsaglia and Tsang, ACM TOMS 26, 2000). */
function gamma(shape: number, random: Random): number {
  if (shape < 1) return gamma(shape + 1, random) * random() ** (1 / Math.max(shape, 1e-6))
  const d = shape - 1 / 3
  const c = 1 / Math.sqrt(9 * d)
  for (;;) {
    const x = normal(random)
    const v = (1 + c * x) ** 3
    if (v > 0 && Math.log(1 - random()) < x * x * 0.5 + d - d * v + d * Math.log(v)) return d * v
  }
}

/** A draw from the standard normal distribution (Box and Muller, 1958). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
