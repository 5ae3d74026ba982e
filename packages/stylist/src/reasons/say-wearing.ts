import { isRound } from "../grammar/shape.ts"
import type { SayAll } from "./finding.ts"
import { WEARING_SAYINGS, type WearingCase } from "./skeletons/how-to-wear.ts"
import { tipsOf } from "./wearing.ts"
import { isWorse } from "./worse.ts"

const PLAIN: ReadonlySet<WearingCase> = new Set([
  "doneUp",
  "beneath",
  "shed",
  "openLater",
  "forMorning",
  "forCoolMorning",
  "across",
  "hand",
  "hemOver",
])

/** How to wear it: advice about something that the look would be worse without. */
export const sayWearing: SayAll = function* (look, brief, score, seed) {
  const isEvening = brief.occasion === "dating"
  // By day nobody is told of her earrings.
  const isEarSaid = isEvening && brief.person.coverage.head !== "covered"
  // Nobody is told to draw the eye to a round middle, or to show hair that she covers.
  const { bodyType, avoids } = brief.person
  const tips = tipsOf(look, brief.need, { bodyType, avoids, isEvening })
    .filter(({ is }) => !(isRound(brief.person) && is.startsWith("tuck")))
    .filter(({ is }) => isEarSaid || is !== "atEar")
    // Who works in suits does not take her jacket off at noon.
    .filter(({ is }) => brief.setting !== "tailored_work" || is !== "forCoolMorning")
  // What is plain to see is said only where there is nothing else to say.
  const [told, plain] = [
    tips.filter(({ is }) => !PLAIN.has(is)),
    tips.filter(({ is }) => PLAIN.has(is)),
  ]
  const first = told.length > 0 ? seed % told.length : 0
  for (const tip of [...told.slice(first), ...told.slice(0, first), ...plain]) {
    if (!isWorse(tip.without, brief, score)) continue
    yield {
      term: tip.term,
      of: tip.of.map(({ id }) => id),
      sayings: WEARING_SAYINGS[tip.is],
      facts: tip.facts,
    }
  }
}
