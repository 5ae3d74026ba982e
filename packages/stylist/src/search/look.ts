import type { StyledLook } from "../input.ts"
import type { Piece } from "../pieces/piece.ts"
import { reasonsFor } from "../reasons/reasons.ts"
import { stylingOf } from "../reasons/styling.ts"
import { titleOf } from "../reasons/title.ts"
import { withAlternatives } from "./alternatives.ts"
import type { FoundLook } from "./candidates.ts"
import type { Pools } from "./pools.ts"

/**
 * A found look with everything that is shown of it.
 * @param said what the feed has said already; what this look says is added
 */
export function toStyledLook(
  { pieces, score, brief }: FoundLook,
  pools: Pools,
  alternatives: number,
  taken: ReadonlySet<string>,
  said?: Set<string>,
): StyledLook {
  const places = withAlternatives(pieces, alternatives, pools, brief, taken)
  return toldLook({ pieces, score, brief }, places, said)
}

/**
 * A look that was found, with its title, reasons and lists.
 * @param places the garments that each place lists, the one worn first
 * @param said what the feed has said already; what this look says is added
 */
export function toldLook(
  { pieces, score, brief }: FoundLook,
  places: readonly (readonly Piece[])[],
  said: Set<string> = new Set(),
): StyledLook {
  const title = titleOf(pieces, brief, said).text
  const reasons = reasonsFor(pieces, brief, score, said)
  for (const text of [title, ...reasons.map((reason) => reason.text)]) said.add(text)
  return {
    title,
    occasion: brief.occasion,
    score,
    slots: places.flatMap(([chosen, ...others]) => (chosen ? [[chosen, ...others] as const] : [])),
    reasons,
    styling: stylingOf(pieces, brief.need, brief.person),
  }
}
