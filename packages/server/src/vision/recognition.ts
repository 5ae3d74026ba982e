import { SECTIONS, type Section } from "@stylin/garments/vocabulary"
import type { KindProbabilities } from "./classifier.ts"
import { PHOTO_KIND_FACTS, PHOTO_KINDS, type PhotoKind } from "./photo-kinds.ts"
import type { WornClass } from "./worn-classes.ts"
import { kindsOf, SEEN_KIND_FACTS, type SeenKind, WORN_LABELS } from "./worn-kinds.ts"

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

export interface Recognition<Kind extends SeenKind = SeenKind> {
  readonly section: Guess<Section>
  readonly kind: Guess<Kind>
  /** The likeliest three, to choose from where the kind is not sure. */
  readonly kinds: readonly Kind[]
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
export function recognise(probabilities: KindProbabilities): Recognition<PhotoKind> {
  const kinds = PHOTO_KINDS.toSorted((a, b) => probabilities[b] - probabilities[a])
  const kind = guess(PHOTO_KINDS, (name) => probabilities[name], THRESHOLDS.kind)
  const section = guess(SECTIONS, (name) => sectionShare(probabilities, name), THRESHOLDS.section)
  return { kind, section, kinds: kinds.slice(0, 3) }
}

/**
 * What may be said of a garment that somebody wears, from the parser's labels; she is asked about it
 * all the same.
 */
export function recogniseWorn(shown: WornClass, labels: Float32Array): Recognition {
  const kinds = kindsOf(shown)
  const [first = "t-shirt", ...others] = kinds
  const share = (kind: SeenKind) =>
    WORN_LABELS.reduce((sum, [, shownAs, of], index) => {
      return shownAs === shown && of === kind ? sum + (labels[index] ?? 0) : sum
    }, 1e-6)
  const sum = kinds.reduce((total, kind) => total + share(kind), 0)
  const kind = guess([first, ...others], (name) => share(name) / sum, THRESHOLDS.kind)
  return {
    section: { answer: SEEN_KIND_FACTS[kind.answer].section, probability: 1, certainty: "check" },
    kind: { ...kind, certainty: kind.certainty === "sure" ? "check" : kind.certainty },
    kinds: kinds.toSorted((a, b) => share(b) - share(a)).slice(0, 3),
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
