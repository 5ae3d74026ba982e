import type { Kind } from "@stylin/garments/vocabulary"
import type { KindHabit } from "../stores/kind-habits.ts"

/** A habit is followed once she has shown it so often, in at least this share of her decisions. */
const OFTEN_ENOUGH = 2
const SHARE = 0.6
const OFFERED = 3

export interface LearnedKinds {
  /** What she usually makes of the likeliest kind; undefined where that is to leave it. */
  readonly kind: Kind | undefined
  /** What to offer: what she usually makes of it, what was read, what she made of it at least once. */
  readonly likely: readonly Kind[]
}

/** What her earlier corrections say of kinds that were read, the likeliest first. */
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
