import type { ColourAnalysis, SelfieAttributes } from "@stylin/api/contract"
import {
  lastVotes,
  monkStep,
  SEASONAL_TYPES,
  type SeasonalType,
  typeByVotes,
  wornPalette,
} from "@stylin/garments/colour"
import { describeColours } from "./describe.ts"
import type { SelfieReading } from "./read-selfie.ts"

/** What is kept of her colouring once another selfie has been read. */
export function withReading(
  before: SelfieAttributes | null,
  reading: SelfieReading,
): SelfieAttributes {
  const vote = {
    shares: reading.shares.map((share) => Math.round(share * 1000) / 1000),
    by_paper: reading.byPaper,
  }
  const { words, ...numbers } = describeColours(reading)
  const votes = [...votesOf(before), vote]
  return withAnalysis(before, {
    skin_tone: monkStep(numbers.typology_angle),
    ...words,
    analysis: voted(numbers, votes),
  })
}

/**
 * What is kept once attributes read before she signed in are added. Her own choice stands, and the
 * selfies of both vote, each once, however often it is sent.
 */
export function joined(before: SelfieAttributes | null, sent: SelfieAttributes): SelfieAttributes {
  if (!sent.analysis || sent.is_own_choice) return sent
  const known = new Set(votesOf(before).map((vote) => JSON.stringify(vote)))
  const fresh = votesOf(sent).filter((vote) => !known.has(JSON.stringify(vote)))
  const votes = [...votesOf(before), ...fresh]
  // Without a vote there is nothing to count.
  const analysis = votes.length > 0 ? voted(sent.analysis, votes) : sent.analysis
  return withAnalysis(before, { ...sent, analysis })
}

type Votes = ColourAnalysis["votes"]

function votesOf(attributes: SelfieAttributes | null): Votes {
  return attributes?.analysis?.votes ?? []
}

/** The analysis that follows from all votes. */
function voted<Numbers extends { readonly typology_angle: number }>(numbers: Numbers, all: Votes) {
  const votes = lastVotes(all)
  return { ...numbers, ...typeByVotes(votes, numbers.typology_angle), votes }
}

/** Her own choice overrides the analysis. */
function withAnalysis(
  before: SelfieAttributes | null,
  analysed: SelfieAttributes & { readonly analysis: ColourAnalysis },
): SelfieAttributes {
  return before?.is_own_choice && before.colour_type
    ? { ...analysed, ...chosen(before.colour_type) }
    : { ...analysed, ...found(analysed.analysis) }
}

/** Sets her own choice, which overrides the analysis; null returns to the analysis. */
export function withChoice(
  before: SelfieAttributes | null,
  choice: SeasonalType | null,
): SelfieAttributes | null {
  const { colour_type, confidence, is_own_choice, palette, ...rest } = before ?? {}
  if (choice !== null) return { ...rest, ...chosen(choice) }
  if (rest.analysis) return { ...rest, ...found(rest.analysis) }
  return Object.keys(rest).length > 0 ? rest : null
}

/** The attributes as they are answered: with the palette of the type that applies. */
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
