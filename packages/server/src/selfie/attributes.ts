import type { ColourAnalysis, SelfieAttributes } from "@stylin/api/contract"
import { monkStep, SEASONAL_TYPES, type SeasonalType, wornPalette } from "@stylin/garments/colour"
import { describeColours } from "./describe.ts"
import type { SelfieReading } from "./read-selfie.ts"

/** How many selfies vote; older ones lose their vote. */
const VOTES = 5
/** With paper a selfie knows the light, and counts twice. */
const PAPER_COUNTS = 2
/** Below this share of type and neighbours she is asked for another selfie. */
const CERTAIN = 0.64
/** With paper the light is known, and a surer answer can be had. */
const CERTAIN_BY_PAPER = 0.7

type Vote = ColourAnalysis["votes"][number]

/** What is kept of her colouring once another selfie has been read. */
export function withReading(
  before: SelfieAttributes | null,
  reading: SelfieReading,
): SelfieAttributes {
  const vote: Vote = {
    shares: reading.shares.map((share) => Math.round(share * 1000) / 1000),
    by_paper: reading.byPaper,
  }
  const votes = [...(before?.analysis?.votes ?? []), vote].slice(-VOTES)
  const analysis = { ...outcomeOf(votes), ...describeColours(reading), votes }
  const { words, ...numbers } = analysis
  const analysed: SelfieAttributes = {
    skin_tone: monkStep(numbers.typology_angle),
    ...words,
    analysis: numbers,
  }
  return before?.is_own_choice && before.colour_type
    ? { ...analysed, ...chosen(before.colour_type) }
    : { ...analysed, ...found(numbers) }
}

/** Her own choice, which counts before the analysis; with null the analysis counts again. */
export function withChoice(
  before: SelfieAttributes | null,
  choice: SeasonalType | null,
): SelfieAttributes | null {
  const { colour_type, confidence, is_own_choice, palette, ...rest } = before ?? {}
  if (choice !== null) return { ...rest, ...chosen(choice) }
  if (rest.analysis) return { ...rest, ...found(rest.analysis) }
  return Object.keys(rest).length > 0 ? rest : null
}

/** The attributes as they are answered: with the palette of the type that counts. */
export function withPalette(kept: SelfieAttributes): SelfieAttributes
export function withPalette(kept: SelfieAttributes | null): SelfieAttributes | null
export function withPalette(kept: SelfieAttributes | null): SelfieAttributes | null {
  if (kept === null) return null
  const type = SEASONAL_TYPES.find((name) => name === kept.colour_type)
  return type ? { ...kept, palette: wornPalette(type) } : kept
}

function chosen(colour_type: string) {
  return { colour_type, confidence: 1, is_own_choice: true }
}

function found({ colour_type, certainty }: Pick<ColourAnalysis, "colour_type" | "certainty">) {
  return { colour_type, confidence: certainty }
}

type Outcome = Pick<
  ColourAnalysis,
  "colour_type" | "probability" | "runner_up" | "certainty" | "is_certain"
>

/** The type that all votes together make likeliest, neighbours counting a part: they are near misses. */
function outcomeOf(votes: readonly Vote[]): Outcome {
  const weights = votes.map(({ by_paper }) => (by_paper ? PAPER_COUNTS : 1))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = SEASONAL_TYPES.map(
    (_, type) =>
      votes.reduce((sum, vote, i) => sum + (weights[i] ?? 0) * (vote.shares[type] ?? 0), 0) / all,
  )
  const best = bestOf(shares)
  const runnerUp = shares
    .map((share, type) => ({ share, type }))
    .filter(({ type }) => type !== best)
    .reduce((top, next) => (next.share > top.share ? next : top))
  const certainty = Math.min(1, (shares[best] ?? 0) + besideOf(shares, best))
  return {
    colour_type: SEASONAL_TYPES[best] ?? "soft summer",
    probability: rounded(shares[best] ?? 0),
    runner_up: {
      colour_type: SEASONAL_TYPES[runnerUp.type] ?? "soft summer",
      probability: rounded(runnerUp.share),
    },
    certainty: rounded(certainty),
    is_certain: isCertain(
      certainty,
      votes.some(({ by_paper }) => by_paper),
    ),
  }
}

/** Whether an answer may stand without another selfie. */
export function isCertain(certainty: number, byPaper: boolean): boolean {
  return certainty >= (byPaper ? CERTAIN_BY_PAPER : CERTAIN)
}

const NEIGHBOURS_COUNT = 0.6

/** The place on the circle of the type to answer with. */
export function bestOf(shares: readonly number[]): number {
  const worth = shares.map((share, type) => share + NEIGHBOURS_COUNT * besideOf(shares, type))
  return worth.indexOf(Math.max(...worth))
}

function besideOf(shares: readonly number[], type: number): number {
  const count = shares.length
  return (shares[(type + 1) % count] ?? 0) + (shares[(type + count - 1) % count] ?? 0)
}

function rounded(share: number): number {
  return Math.round(share * 100) / 100
}
