import type { Brief } from "../grammar/brief.ts"
import { leaningFor } from "../grammar/leanings.ts"
import type { Piece } from "../pieces/piece.ts"
import { areaOf } from "./places.ts"
import { clamped, type Term, weightedMean } from "./term.ts"

/** The score of a piece by its steps from what the occasion asks. */
const WORTH_BY_STEPS = [1, 0.35, -0.6, -1] as const
/** The score of a look by the steps between its sportiest and dressiest clothes. */
const WORTH_BY_SPREAD = [1, 0.7, 0, -0.8] as const

/**
 * How well the look suits the occasion: each piece by its steps from the grade the occasion asks
 * for, and all of them by how far apart they are, since an outfit is judged by its least fitting
 * part (dress codes after Emily Post's Etiquette; one step of mixture is what is called smart
 * casual).
 */
export const formality: Term = (look, brief) => {
  const answers = weightedMean(look, areaOf, (piece) => occasionWorth(piece, brief))
  return 0.65 * answers + 0.35 * (WORTH_BY_SPREAD[spreadOf(look)] ?? -1)
}

/** How much an occasion's preferences count beside its grade. */
const LEANING = 0.7

/** How well a piece suits an occasion, from -1 to 1. */
export function occasionWorth(
  piece: Pick<Piece, "formality" | "kind" | "material">,
  { aim, least, setting }: Pick<Brief, "aim" | "least" | "setting">,
): number {
  const { formality: grade } = piece
  const steps = grade > aim ? grade - aim : Math.max(0, least - grade)
  const worth = WORTH_BY_STEPS[steps] ?? -1
  return clamped(worth + LEANING * leaningFor(piece, setting))
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
