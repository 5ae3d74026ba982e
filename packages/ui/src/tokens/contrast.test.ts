import { describe, expect, it } from "vitest"
import { type ColourName, palette, THEMES } from "./palette.ts"

/** WCAG 2's relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

const TEXT: readonly (readonly [ColourName, ColourName])[] = [
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

const EDGES: readonly (readonly [ColourName, ColourName])[] = [
  ["control", "paper"],
  ["control", "raised"],
  ["accent", "ground"],
]

describe.each(THEMES)("the %s theme", (theme) => {
  it.each(TEXT)("lets %s be read on %s", (text, ground) => {
    expect(contrast(palette[theme][text], palette[theme][ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(EDGES)("lets the edge %s be seen on %s", (edge, ground) => {
    expect(contrast(palette[theme][edge], palette[theme][ground])).toBeGreaterThanOrEqual(3)
  })
})
