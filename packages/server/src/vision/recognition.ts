import { SECTIONS, type Section } from "@stylin/garments/vocabulary"
import type { KindProbabilities } from "./classifier.ts"
import { PHOTO_KIND_FACTS, PHOTO_KINDS, type PhotoKind } from "./photo-kinds.ts"

/**
 * How far a guess may be used: `sure` is filled in, `check` is filled in and marked, `ask` is left
 * to her.
 */
export type Certainty = "sure" | "check" | "ask"

export interface Guess<Answer> {
  readonly answer: Answer
  /** 0 to 1. */
  readonly probability: number
  readonly certainty: Certainty
}

export interface Recognition {
  readonly section: Guess<Section>
  readonly kind: Guess<PhotoKind>
  /** The likeliest three, to choose from where the kind is not sure. */
  readonly kinds: readonly PhotoKind[]
}

/**
 * Probabilities at which the answers were right often enough on photos kept apart from training:
 * 95 in 100 kinds and 98 in 100 sections when sure, 90 and 95 in 100 when to be checked.
 */
export const THRESHOLDS = {
  kind: { sure: 0.702, check: 0.474 },
  section: { sure: 0.669, check: 0.417 },
} as const

/** What may be said of a picture from the classifier's probabilities. */
export function recognise(probabilities: KindProbabilities): Recognition {
  const kinds = PHOTO_KINDS.toSorted((a, b) => probabilities[b] - probabilities[a])
  const kind = guess(PHOTO_KINDS, (name) => probabilities[name], THRESHOLDS.kind)
  const section = guess(SECTIONS, (name) => sectionShare(probabilities, name), THRESHOLDS.section)
  return { kind, section, kinds: kinds.slice(0, 3) }
}

/** The same where only some kinds can be meant; she is asked about it all the same. */
export function recogniseAmong(
  kinds: readonly [PhotoKind, ...PhotoKind[]],
  probabilities: KindProbabilities,
): Recognition {
  const sum = kinds.reduce((total, kind) => total + probabilities[kind], 0)
  const kind = guess(kinds, (name) => probabilities[name] / sum, THRESHOLDS.kind)
  const { section } = PHOTO_KIND_FACTS[kind.answer]
  return {
    section: { answer: section, probability: 1, certainty: "check" },
    kind: { ...kind, certainty: kind.certainty === "sure" ? "check" : kind.certainty },
    kinds: kinds.toSorted((a, b) => probabilities[b] - probabilities[a]).slice(0, 3),
  }
}

function sectionShare(probabilities: KindProbabilities, section: Section): number {
  return PHOTO_KINDS.filter((kind) => PHOTO_KIND_FACTS[kind].section === section).reduce(
    (sum, kind) => sum + probabilities[kind],
    0,
  )
}

function guess<Answer>(
  answers: readonly [Answer, ...Answer[]],
  probabilityOf: (answer: Answer) => number,
  { sure, check }: { readonly sure: number; readonly check: number },
): Guess<Answer> {
  const answer = answers.reduce((best, next) =>
    probabilityOf(next) > probabilityOf(best) ? next : best,
  )
  const probability = probabilityOf(answer)
  const certainty = probability >= sure ? "sure" : probability >= check ? "check" : "ask"
  return { answer, probability, certainty }
}
