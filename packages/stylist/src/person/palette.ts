import {
  COLOUR_NAMES,
  difference,
  SEASONAL_PALETTES,
  type SeasonalType,
  seasonalType,
  seasonFit,
} from "@stylin/garments/colour"
import { colourOf } from "../pieces/codes.ts"

/** Her colouring, ready to compare with any named colour. */
export interface PersonPalette {
  readonly type: SeasonalType
  /** How reliable it is, 0 to 1. */
  readonly confidence: number
  /** How each named colour suits her near the face, from -1 to 1. */
  readonly fits: Float32Array
}

const FITS = new Map<SeasonalType, Float32Array>()

/** The palette of a colour type; undefined if its words name none. */
export function paletteFor(
  colourType: string | undefined,
  confidence: number,
): PersonPalette | undefined {
  const type = colourType === undefined ? undefined : seasonalType(colourType)
  if (!(type && confidence > 0)) return undefined
  const fits =
    FITS.get(type) ?? Float32Array.from(COLOUR_NAMES, (colour) => seasonFit(colour, type))
  FITS.set(type, fits)
  return { type, confidence: Math.min(1, confidence), fits }
}

export interface NearestSwatch {
  readonly group: "neutrals" | "best"
  readonly name: string
  /** CIEDE2000 between the colour and the swatch. */
  readonly difference: number
}

const NEAREST = new Map<SeasonalType, Map<number, NearestSwatch>>()

/** The swatch of her palette nearest to a colour, cached. */
export function nearestSwatch(colour: number, type: SeasonalType): NearestSwatch {
  const ofType = NEAREST.get(type) ?? new Map<number, NearestSwatch>()
  NEAREST.set(type, ofType)
  const known = ofType.get(colour)
  if (known) return known
  const nearest = nearestOf(colour, type)
  ofType.set(colour, nearest)
  return nearest
}

function nearestOf(colour: number, type: SeasonalType): NearestSwatch {
  const palette = SEASONAL_PALETTES[type]
  const groups = ["best", "neutrals"] as const
  const swatches = groups.flatMap((group) =>
    Object.entries(palette[group]).map(([name, hex]) => ({
      group,
      name,
      difference: difference(colourOf(colour), hex),
    })),
  )
  return swatches.reduce((best, next) => (next.difference < best.difference ? next : best))
}
