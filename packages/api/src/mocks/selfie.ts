import { SEASONAL_TYPES, type SeasonalType } from "@stylin/garments/vocabulary"
import type { ColourAnalysis, SelfieAttributes } from "../contract/colouring.ts"
import type { UploadedFile } from "./calls/call.ts"
import { hashOf } from "./random.ts"
import { SAMPLE_COLOURINGS, type SampleColouring } from "./selfie-samples.ts"

const MOST_VOTES = 5
const SAMPLES: readonly SampleColouring[] = Object.values(SAMPLE_COLOURINGS)

/** Colouring that the picture's bytes decide, so that the same selfie says the same. */
export function readSelfie(
  files: readonly UploadedFile[],
  byPaper: boolean,
  before: SelfieAttributes | null,
): SelfieAttributes {
  const { type, skinTone, hairColour, eyeColour, colours } = sampleOf(files)
  const place = SEASONAL_TYPES.indexOf(type)
  const votes = [...votesOf(before), { shares: sharesAt(place), by_paper: byPaper }]
  const analysis: ColourAnalysis = {
    colour_type: type,
    probability: 0.58,
    runner_up: { colour_type: typeAt(place + 1), probability: 0.24 },
    certainty: 0.94,
    is_certain: true,
    ...colours,
    votes: votes.slice(-MOST_VOTES),
  }
  const read = { skin_tone: skinTone, hair_colour: hairColour, eye_colour: eyeColour }
  return withAnalysis(before, { ...read, analysis })
}

/** What is kept when attributes read before she signed in are joined with hers. */
export function joinSelfie(
  before: SelfieAttributes | null,
  sent: SelfieAttributes,
): SelfieAttributes {
  if (!sent.analysis || sent.is_own_choice) return sent
  const known = new Set(votesOf(before).map((vote) => JSON.stringify(vote)))
  const fresh = votesOf(sent).filter((vote) => !known.has(JSON.stringify(vote)))
  const votes = [...votesOf(before), ...fresh].slice(-MOST_VOTES)
  return withAnalysis(before, { ...sent, analysis: { ...sent.analysis, votes } })
}

/** Her own choice of type; null returns to the analysis. */
export function chooseType(
  before: SelfieAttributes | null,
  choice: SeasonalType | null,
): SelfieAttributes | null {
  const { colour_type, confidence, is_own_choice, palette, ...rest } = before ?? {}
  if (choice !== null) return { ...rest, ...chosen(choice) }
  const { analysis } = rest
  if (analysis) return withAnalysis(null, { ...rest, analysis })
  return Object.keys(rest).length > 0 ? rest : null
}

function withAnalysis(
  before: SelfieAttributes | null,
  analysed: SelfieAttributes & { readonly analysis: ColourAnalysis },
): SelfieAttributes {
  const own = before?.is_own_choice && SEASONAL_TYPES.find((type) => type === before.colour_type)
  if (own) return { ...analysed, ...chosen(own) }
  const { colour_type, certainty } = analysed.analysis
  return { ...analysed, colour_type, confidence: certainty, palette: paletteOf(colour_type) }
}

function chosen(colour_type: SeasonalType) {
  return { colour_type, confidence: 1, is_own_choice: true, palette: paletteOf(colour_type) }
}

function sampleOf(files: readonly UploadedFile[]): SampleColouring {
  const hash = hashOf(files.map(({ bytes }) => bytes.join()).join())
  return SAMPLES[hash % SAMPLES.length] ?? SAMPLE_COLOURINGS.autumn
}

function paletteOf(type: SeasonalType): SampleColouring["palette"] {
  const season = SAMPLES.find((sample) => seasonOf(sample.type) === seasonOf(type))
  return (season ?? SAMPLE_COLOURINGS.autumn).palette
}

function seasonOf(type: SeasonalType): string | undefined {
  return type.split(" ").at(-1)
}

function votesOf(attributes: SelfieAttributes | null): ColourAnalysis["votes"] {
  return attributes?.analysis?.votes ?? []
}

function typeAt(place: number): SeasonalType {
  return SEASONAL_TYPES[place % SEASONAL_TYPES.length] ?? SEASONAL_TYPES[0]
}

function sharesAt(place: number): number[] {
  const count = SEASONAL_TYPES.length
  return SEASONAL_TYPES.map((_, type) => {
    const steps = (type - place + count) % count
    return steps === 0 ? 0.58 : steps === 1 ? 0.24 : steps === count - 1 ? 0.12 : 0.06 / (count - 3)
  })
}
