import { SEASONAL_TYPES, type SeasonalType } from "@stylin/garments/vocabulary"
import type { ColourAnalysis, SelfieAttributes } from "../contract/users.ts"
import type { UploadedFile } from "./calls/call.ts"
import { hashOf } from "./random.ts"

const HAIR_COLOURS = ["blonde", "light brown", "dark brown", "black"] as const
const EYE_COLOURS = ["blue", "green", "hazel", "brown"] as const
const MOST_VOTES = 5

const PLACE = SEASONAL_TYPES.indexOf("soft autumn")

/** Every selfie says one type, whose palette this is: others take colour science, the provider's. */
const PALETTE: NonNullable<SelfieAttributes["palette"]> = {
  neutrals: [
    { name: "oyster", hex: "#e9dfcd" },
    { name: "mushroom", hex: "#b3a08b" },
    { name: "khaki", hex: "#9a8c6a" },
    { name: "cocoa", hex: "#7a5d4a" },
    { name: "olive grey", hex: "#6d6a56" },
    { name: "deep teal", hex: "#2f5257" },
  ],
  best: [
    { name: "salmon pink", hex: "#e0a18c" },
    { name: "wheat", hex: "#ddc08f" },
    { name: "sage", hex: "#a3ab86" },
    { name: "moss", hex: "#7f8458" },
    { name: "dusty turquoise", hex: "#6fa39c" },
    { name: "rosewood", hex: "#a4636a" },
  ],
  accents: [
    { name: "terracotta", hex: "#b4705a" },
    { name: "warm gold", hex: "#c99b4b" },
    { name: "brick", hex: "#a5523f" },
    { name: "petrol", hex: "#2f6f78" },
  ],
  away: [
    { name: "black", hex: "#1c1a1b" },
    { name: "pure white", hex: "#fdfdfd" },
    { name: "fuchsia", hex: "#d6247f" },
    { name: "royal blue", hex: "#1d3fbf" },
    { name: "icy pink", hex: "#efdbe5" },
    { name: "electric lime", hex: "#aadb2c" },
  ],
}

/** Colouring that follows from the picture's bytes, so that the same selfie says the same. */
export function readSelfie(
  files: readonly UploadedFile[],
  byPaper: boolean,
  before: SelfieAttributes | null,
): SelfieAttributes {
  const hash = hashOf(files.map(({ bytes }) => bytes.join()).join())
  const pick = <Word extends string>(words: readonly [Word, ...Word[]], shift: number): Word =>
    words[(hash >>> shift) % words.length] ?? words[0]
  const votes = [...(before?.analysis?.votes ?? []), { shares: sharesAt(PLACE), by_paper: byPaper }]
  const analysis: ColourAnalysis = {
    colour_type: typeAt(PLACE),
    probability: 0.58,
    runner_up: { colour_type: typeAt(PLACE + 1), probability: 0.24 },
    certainty: 0.94,
    is_certain: true,
    skin: "#c69a7b",
    skin_lightness: 67.2,
    skin_chroma: 22.6,
    skin_hue: 63.1,
    typology_angle: 40.4,
    undertone: "warm",
    temperature: 0.1,
    depth: 0.2,
    clarity: 0.1,
    hair: "#3c2a20",
    eyes: "#4a3a2c",
    contrast: 48.1,
    votes: votes.slice(-MOST_VOTES),
  }
  const read = {
    skin_tone: 1 + ((hash >>> 8) % 10),
    hair_colour: pick(HAIR_COLOURS, 12),
    eye_colour: pick(EYE_COLOURS, 16),
    analysis,
    palette: PALETTE,
  }
  return before?.is_own_choice && before.colour_type
    ? { ...read, colour_type: before.colour_type, confidence: 1, is_own_choice: true }
    : { ...read, colour_type: analysis.colour_type, confidence: analysis.certainty }
}

/** Her own choice of type; with null the analysis counts again. */
export function chooseType(
  before: SelfieAttributes | null,
  choice: SeasonalType | null,
): SelfieAttributes | null {
  const { colour_type, confidence, is_own_choice, ...rest } = before ?? {}
  if (choice !== null) {
    return { ...rest, colour_type: choice, confidence: 1, is_own_choice: true, palette: PALETTE }
  }
  const { analysis } = rest
  if (!analysis) return null
  return { ...rest, colour_type: analysis.colour_type, confidence: analysis.certainty }
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
