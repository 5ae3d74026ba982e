import { interpolate } from "./interpolate.ts"
import { chroma, hue, type Lab } from "./lab.ts"

/** A place in the three dimensions of colour analysis, each -1..1. */
export interface Colouring {
  /** From cool and blue (-1) to warm and yellow (1). */
  readonly temperature: number
  /** From light (-1) to deep (1). */
  readonly depth: number
  /** From muted (-1) to bright (1). */
  readonly clarity: number
}

/**
 * How warm a hue is (CIELAB degrees), as analysts sort drapes: yellowish hues are warm, bluish hues
 * cool; true red, green and turquoise are in between and suit both.
 */
const WARMTH_OF_HUE = [
  [0, -0.6],
  [15, -0.5],
  [31, 0],
  [40, 0.6],
  [60, 1],
  [95, 1],
  [110, 0.8],
  [125, 0.3],
  [140, 0],
  [150, -0.2],
  [160, -0.4],
  [180, -0.3],
  [205, -0.2],
  [245, -0.8],
  [270, -1],
  [310, -0.9],
  [345, -0.8],
  [360, -0.6],
] as const

/** The place of a colour in the dimensions of colour analysis. */
export function colouringOf(lab: Lab): Colouring {
  const colourful = clamp((chroma(lab) - 4) / 8, 0)
  return {
    temperature: interpolate(WARMTH_OF_HUE, hue(lab)) * colourful,
    depth: clamp((57 - lab.l) / 35),
    clarity: clamp((chroma(lab) - middlingChroma(lab.l)) / 30),
  }
}

/**
 * The chroma at which cloth of a lightness is neither muted nor bright. Dyes lose chroma towards
 * white and black.
 */
function middlingChroma(l: number): number {
  return 38 * (1 - ((l - 50) / 50) ** 2)
}

function clamp(value: number, least = -1): number {
  return Math.min(1, Math.max(least, value))
}
