import type { Brief } from "../grammar/brief.ts"
import type { LookReason } from "../input.ts"
import type { Piece } from "../pieces/piece.ts"
import { REASON_LABELS } from "../types.ts"
import { sayBody } from "./body.ts"
import { sayColours } from "./colours.ts"
import { sayOccasion } from "./occasion.ts"
import { sayStyle } from "./style.ts"
import { sayWardrobe } from "./wardrobe.ts"

/**
 * Says what one term found in a look; undefined where it found nothing worth saying.
 * @param score what the look scores, for a reason is only given if it would score less without
 */
export type Say = (
  look: readonly Piece[],
  brief: Brief,
  score: number,
) => Omit<LookReason, "label"> | undefined

const SAYINGS: Record<LookReason["label"], Say> = {
  "Color Type": sayColours,
  "Body Type": sayBody,
  Occasion: sayOccasion,
  "Your wardrobe": sayWardrobe,
  "Your style": sayStyle,
}

/** What decided for a look, at most one sentence for each label; what did not is left out. */
export function reasonsFor(look: readonly Piece[], brief: Brief, score: number): LookReason[] {
  return REASON_LABELS.flatMap((label) => {
    const said = SAYINGS[label](look, brief, score)
    return said ? [{ label, ...said }] : []
  })
}
