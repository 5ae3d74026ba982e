import { fade } from "./evidence.ts"
import type { DismissedLook, SignGiven } from "./shown.ts"

/**
 * Up to where a pick costs nothing in the score, before she has said anything: how far below the usual
 * price of its kind, as a natural logarithm.
 */
export const USUAL_SPENDING = -0.6
/** How many observations the usual is worth. */
const PRIOR_STRENGTH = 2
/** Who finds a look too dear spends so much less than it costs, or than was taken for granted. */
const LESS = 0.5
/** A link followed to something dearer says less: looking is not buying. */
const LOOKED_AT = 0.25

/**
 * What she spends: up to where a pick costs nothing in the score, as a natural logarithm against the usual
 * price of its kind. The mean of the usual and of what she showed (a normal distribution with a known
 * spread, updated one observation after the other, the earliest first). Looks that are too dear draw it
 * down, links followed to dearer things draw it up a little.
 */
export function spendingOf(
  dismissed: readonly Pick<DismissedLook, "reason" | "dearness">[],
  signs: readonly Pick<SignGiven, "did" | "dearness">[],
): number {
  let level = USUAL_SPENDING
  let strength = PRIOR_STRENGTH
  const learn = (observed: number, weight: number) => {
    level = (level * strength + observed * weight) / (strength + weight)
    strength += weight
  }
  for (const [age, { did, dearness }] of [...signs.entries()].toReversed()) {
    if (did !== "followed" || dearness === undefined || dearness <= level) continue
    learn(Math.min(0, dearness), LOOKED_AT * fade(age, "signs"))
  }
  for (const [age, { reason, dearness = level }] of [...dismissed.entries()].toReversed()) {
    if (reason === "price") learn(Math.min(level, dearness) - LESS, fade(age, "dismissals"))
  }
  return level
}
