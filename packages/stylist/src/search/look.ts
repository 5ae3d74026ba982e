import type { StyledLook } from "../input.ts"
import { reasonsFor } from "../reasons/reasons.ts"
import { titleOf } from "../reasons/title.ts"
import { withAlternatives } from "./alternatives.ts"
import type { FoundLook } from "./candidates.ts"
import type { Pools } from "./pools.ts"

/** A found look with everything that is shown of it. */
export function toStyledLook(
  { pieces, score, brief }: FoundLook,
  pools: Pools,
  alternatives: number,
  taken: ReadonlySet<string>,
): StyledLook {
  const places = withAlternatives(pieces, alternatives, pools, brief, taken)
  return {
    title: titleOf(pieces, brief).text,
    occasion: brief.occasion,
    score,
    slots: places.flatMap(([chosen, ...others]) => (chosen ? [[chosen, ...others] as const] : [])),
    reasons: reasonsFor(pieces, brief, score),
  }
}
