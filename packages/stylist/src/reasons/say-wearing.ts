import { BODY_TYPES } from "@stylin/garments/vocabulary"
import type { Say } from "./finding.ts"
import { WEARING_SAYINGS } from "./skeletons/how-to-wear.ts"
import { tipsOf } from "./wearing.ts"
import { isWorse } from "./worse.ts"

const ROUND = BODY_TYPES.indexOf("oval")

/** How to wear it: advice about something that the look would be worse without. */
export const sayWearing: Say = (look, brief, score, seed) => {
  const isRound = brief.person.bodyType === ROUND
  // Nobody is told to draw the eye to a round middle.
  const tips = tipsOf(look, brief.need).filter(({ is }) => !(isRound && is.startsWith("tuck")))
  for (let step = 0; step < tips.length; step += 1) {
    const tip = tips[(seed + step) % tips.length]
    if (!tip || !isWorse(tip.without, brief, score)) continue
    return {
      term: tip.term,
      of: tip.of.map(({ id }) => id),
      sayings: WEARING_SAYINGS[tip.is],
      facts: tip.facts,
    }
  }
  return undefined
}
