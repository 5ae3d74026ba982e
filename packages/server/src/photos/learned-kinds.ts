import type { Kind } from "@stylin/garments/vocabulary"
import type { KindHabit } from "../stores/kind-habits.ts"

/** A correction becomes a habit after this many times and at this share of her decisions. */
const OFTEN_ENOUGH = 2
const SHARE = 0.6
const OFFERED = 3

export interface LearnedKinds {
  /** What she usually corrects the likeliest kind to; undefined if she usually keeps it. */
  readonly kind: Kind | undefined
  /** Kinds to offer: her usual correction, the kind read, then her other corrections of it. */
  readonly likely: readonly Kind[]
}

/**
 * Applies her earlier corrections to the kinds that were read.
 * @param guesses the likeliest first
 */
export function learnedKinds(guesses: readonly Kind[], habits: readonly KindHabit[]): LearnedKinds {
  const [guess, ...others] = guesses
  const hers = habits
    .filter(({ guessed }) => guessed === guess)
    .toSorted((one, other) => other.times - one.times)
  const decisions = hers.reduce((sum, { times }) => sum + times, 0)
  const [usual] = hers
  const isHabit =
    usual !== undefined && usual.times >= OFTEN_ENOUGH && usual.times / decisions >= SHARE
  const kind = isHabit && usual.chosen !== guess ? usual.chosen : undefined
  const made = hers.map(({ chosen }) => chosen)
  const all = [kind, guess, ...made, ...others].filter((one) => one !== undefined)
  return { kind, likely: [...new Set(all)].slice(0, OFFERED) }
}
