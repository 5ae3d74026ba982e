import type { Brief } from "../grammar/brief.ts"
import { leaningFor } from "../grammar/dress-codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { areaOf } from "./places.ts"
import { clamped, type Term, weightedMean } from "./term.ts"

/** What a piece is worth that is so many steps from what the occasion asks. */
const WORTH_BY_STEPS = [1, 0.35, -0.6, -1] as const
/** What a look is worth whose clothes are so many steps apart, from the sportiest to the dressiest. */
const WORTH_BY_SPREAD = [1, 0.7, 0, -0.8] as const

/**
 * How the look answers the occasion: each piece by its steps from the grade the occasion asks for,
 * and all of them by how far apart they are, since an outfit is taken for its least fitting part
 * (dress codes after Emily Post's Etiquette; one step of mixture is what is called smart casual).
 */
export const formality: Term = (look, brief) => {
  const answers = weightedMean(look, areaOf, (piece) => occasionWorth(piece, brief))
  return 0.65 * answers + 0.35 * (WORTH_BY_SPREAD[spreadOf(look)] ?? -1)
}

/** How much what an occasion likes counts beside its grade. */
const LEANING = 0.7

/** How a piece answers what an occasion asks for, from -1 to 1. */
export function occasionWorth(
  piece: Pick<Piece, "formality" | "kind" | "material">,
  { aim, occasion }: Pick<Brief, "aim" | "occasion">,
): number {
  const grade = WORTH_BY_STEPS[Math.abs(piece.formality - aim)] ?? -1
  return clamped(grade + LEANING * leaningFor(piece, occasion))
}

function spreadOf(look: readonly Piece[]): number {
  let least = 5
  let most = 1
  for (const { formality: grade, slot } of look) {
    if (areaOf({ slot }) < 0.5) continue
    least = Math.min(least, grade)
    most = Math.max(most, grade)
  }
  return Math.max(0, most - least)
}
