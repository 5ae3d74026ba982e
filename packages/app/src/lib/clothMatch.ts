import {
  chroma,
  colouringOf,
  difference,
  type Hex,
  isHex,
  type SeasonalType,
  seasonFit,
  toLab,
} from "@stylin/garments/colour"
import { AWAY, GOOD } from "./colourMatch.ts"

interface Swatch {
  readonly name: string
  readonly hex: string
}

/** Her palette, by how its colours are worn. */
export interface HerSwatches {
  readonly best: readonly Swatch[]
  readonly accents: readonly Swatch[]
  readonly neutrals: readonly Swatch[]
  readonly away: readonly Swatch[]
}

/** One of her swatches, and its difference from cloth in CIEDE2000. */
export interface NearSwatch {
  readonly name: string
  readonly hex: Hex
  readonly group: keyof HerSwatches
  readonly difference: number
}

/** How cloth differs from a swatch. */
export type Lean = "lighter" | "darker" | "stronger" | "softer" | "warmer" | "cooler"

export interface ClothMatch {
  /**
   * Whether cloth is one of her colours, close to one, of their kind, none of them, or one that
   * works against her near the face.
   */
  readonly verdict: "yours" | "close" | "suits" | "far" | "away"
  /** Her colours closest to it, the closest first. */
  readonly nearest: readonly [NearSwatch, ...NearSwatch[]]
  /** How it differs from the closest, the most striking first. */
  readonly leans: readonly Lean[]
}

// CIEDE2000. A camera in a shop adds a few units to what two cloths differ by.
const YOURS = 5
const CLOSE = 11
const NOT_YOURS = 8
const SHOWN = 3
/** Differences from which an eye would say so: of lightness, of chroma, and of temperature. */
const TELLING = { lightness: 5, chroma: 8, temperature: 0.35 } as const

/** How cloth suits her, by her palette and her type; undefined if the palette is empty. */
export function clothMatch(
  cloth: Hex,
  swatches: HerSwatches,
  type: SeasonalType | undefined,
): ClothMatch | undefined {
  const [first, ...others] = nearest(cloth, swatches, ["best", "accents", "neutrals"])
  if (first === undefined) return undefined
  const [against] = nearest(cloth, swatches, ["away"])
  return {
    verdict: verdictOf(first.difference, against?.difference, type && seasonFit(cloth, type)),
    nearest: [first, ...others.slice(0, SHOWN - 1)],
    leans: leansOf(cloth, first.hex),
  }
}

function verdictOf(own: number, against = 100, fit = 0): ClothMatch["verdict"] {
  if (own <= YOURS && own <= against) return "yours"
  if (against <= NOT_YOURS && against < own) return "away"
  if (own <= CLOSE && fit > AWAY) return "close"
  if (fit >= GOOD) return "suits"
  return fit <= AWAY ? "away" : "far"
}

function nearest(
  cloth: Hex,
  swatches: HerSwatches,
  groups: readonly (keyof HerSwatches)[],
): NearSwatch[] {
  return groups
    .flatMap((group) =>
      swatches[group].flatMap(({ name, hex }) =>
        isHex(hex) ? [{ name, hex, group, difference: difference(cloth, hex) }] : [],
      ),
    )
    .toSorted((one, other) => one.difference - other.difference)
}

function leansOf(cloth: Hex, swatch: Hex): Lean[] {
  const [one, other] = [toLab(cloth), toLab(swatch)]
  const lightness = (one.l - other.l) / TELLING.lightness
  const strength = (chroma(one) - chroma(other)) / TELLING.chroma
  const warmth =
    (colouringOf(one).temperature - colouringOf(other).temperature) / TELLING.temperature
  const all: readonly (readonly [number, Lean, Lean])[] = [
    [lightness, "lighter", "darker"],
    [strength, "stronger", "softer"],
    [warmth, "warmer", "cooler"],
  ]
  return all
    .filter(([by]) => Math.abs(by) >= 1)
    .toSorted(([by], [than]) => Math.abs(than) - Math.abs(by))
    .slice(0, 2)
    .map(([by, more, less]) => (by > 0 ? more : less))
}
