import { describe, expect, it } from "vitest"
import { toLab } from "./lab.ts"
import { labOfXyz, linearRgb, luminance, oklabOf, xyzOf } from "./linear-rgb.ts"
import { toOklab } from "./mix.ts"

/** Corners, a grey and a dark colour, as values and as channels. */
const COLOURS = [
  { hex: "#000000", rgb: linearRgb(0, 0, 0) },
  { hex: "#ffffff", rgb: linearRgb(255, 255, 255) },
  { hex: "#ff0000", rgb: linearRgb(255, 0, 0) },
  { hex: "#00ff00", rgb: linearRgb(0, 255, 0) },
  { hex: "#0000ff", rgb: linearRgb(0, 0, 255) },
  { hex: "#7f7f7f", rgb: linearRgb(127, 127, 127) },
  { hex: "#0a0402", rgb: linearRgb(10, 4, 2) },
] as const

describe("linear sRGB", () => {
  it.each(COLOURS)("of $hex has the CIELAB that colours have elsewhere", ({ hex, rgb }) => {
    const { l, a, b } = toLab(hex)
    const [lightness, red, yellow] = labOfXyz(xyzOf(rgb))

    expect(lightness).toBeCloseTo(l, 1)
    expect(red).toBeCloseTo(a, 1)
    expect(yellow).toBeCloseTo(b, 1)
  })

  it.each(COLOURS)("of $hex has the OKLab that colours have elsewhere", ({ hex, rgb }) => {
    oklabOf(rgb).forEach((value, at) => {
      expect(value).toBeCloseTo(toOklab(hex)[at] ?? Number.NaN, 4)
    })
  })

  it("is as bright as the lights that it is mixed from", () => {
    expect(luminance(linearRgb(255, 255, 255))).toBeCloseTo(1)
    expect(luminance(linearRgb(0, 255, 0))).toBeGreaterThan(luminance(linearRgb(255, 0, 255)))
  })
})
