import type { Brief } from "../grammar/brief.ts"
import type { LookReason } from "../input.ts"
import type { Piece } from "../pieces/piece.ts"
import { REASON_LABELS } from "../types.ts"
import { sayBody } from "./body.ts"
import { sayColours } from "./colours.ts"
import type { Say } from "./finding.ts"
import { say, seedOf } from "./grammar.ts"
import { keyOf } from "./look-key.ts"
import { sayAllOfIt, sayOccasion } from "./occasion.ts"
import { sayTogether } from "./say-together.ts"
import { sayWearing } from "./say-wearing.ts"
import { sayStyle } from "./style.ts"
import { sayWardrobe } from "./wardrobe.ts"

const SAYINGS: Record<LookReason["label"], Say> = {
  "Color Type": sayColours,
  "Body Type": sayBody,
  Together: sayTogether,
  "How to wear": sayWearing,
  Occasion: sayOccasion,
  "Your wardrobe": sayWardrobe,
  "Your style": sayStyle,
}

/** With so many other reasons nobody need be told that all of a look is hers: the list of its pieces says so. */
const ENOUGH = 2

/**
 * What counted in favour of a look, at most one sentence per label. Each look gets only one of
 * "Together" and "How to wear", and one that is all hers says so only for want of other reasons. The same look gets the same sentences within a season, except for
 * those that the feed has said already.
 */
export function reasonsFor(
  look: readonly Piece[],
  brief: Brief,
  score: number,
  already?: ReadonlySet<string>,
): LookReason[] {
  const key = keyOf(look, brief)
  const tell = (label: LookReason["label"], sayIt = SAYINGS[label]): LookReason[] => {
    const seed = seedOf(`${label}/${key}`)
    const found = sayIt(look, brief, score, seed)
    const said = found && say(found.sayings, found.facts, seed, { said: already })
    if (!(found && said)) return []
    const { sayings, facts, ...fact } = found
    return [{ label, ...fact, ...said }]
  }
  const either = seedOf(key) % 2 === 0 ? OF_THE_WHOLE : OF_THE_WHOLE.toReversed()
  const whole = tellFirst(either, (label) => tell(label))
  const told = REASON_LABELS.flatMap((label) =>
    OF_THE_WHOLE.includes(label) ? whole.filter((one) => one.label === label) : tell(label),
  )
  if (told.length === 0) return tell("Occasion", sayAllOfIt)
  const others = told.filter(({ label }) => label !== "Your wardrobe")
  const isAllHers = look.every(({ owned }) => owned)
  return isAllHers && others.length >= ENOUGH ? others : told
}

/** The reason under the first of the labels that has one. */
function tellFirst<Label>(
  labels: readonly Label[],
  tell: (label: Label) => LookReason[],
): LookReason[] {
  for (const label of labels) {
    const told = tell(label)
    if (told.length > 0) return told
  }
  return []
}

const OF_THE_WHOLE: readonly LookReason["label"][] = ["Together", "How to wear"]
