import type { ColourName } from "./colourNames.ts"

/** WCAG 2's relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2's contrast of two colours, each `#rrggbb`: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

/** A colour, and the one behind it. */
export type ColourPair = readonly [ColourName, ColourName]

/** Text and its ground: at least 4.5. */
export const TEXT_PAIRS: readonly ColourPair[] = [
  ["ink", "paper"],
  ["ink", "raised"],
  ["ink", "ground"],
  ["ink", "accentSoft"],
  ["paper", "ink"],
  ["muted", "paper"],
  ["muted", "raised"],
  ["muted", "ground"],
  ["accent", "paper"],
  ["accent", "raised"],
  ["accent", "accentSoft"],
  ["onAccent", "accent"],
  ["onAccent", "accentStrong"],
  ["onStatus", "green"],
  ["onStatus", "orange"],
  ["onStatus", "red"],
  ["green", "paper"],
  ["green", "raised"],
  ["orange", "paper"],
  ["orange", "raised"],
  ["red", "paper"],
  ["red", "raised"],
]

/** Edges of controls, rings and marks, and their ground: at least 3. */
export const EDGE_PAIRS: readonly ColourPair[] = [
  ["control", "paper"],
  ["control", "raised"],
  ["accent", "ground"],
]
