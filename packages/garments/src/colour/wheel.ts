import { interpolate, type Point } from "./interpolate.ts"
import { hueDistance } from "./lab.ts"
import { toOklab } from "./mix.ts"
import type { Hex } from "./names.ts"

/**
 * Johannes Itten's twelve-part circle (The Art of Color, 1961), from red through yellow, green and
 * blue. On this painters' wheel red faces green and blue faces orange, which people call
 * complementary colours; on the hue circles of colour spaces they do not face each other.
 */
const ITTEN = [
  "#e32322",
  "#ea621f",
  "#f18e1c",
  "#fdc60b",
  "#f4e500",
  "#8cbb26",
  "#008e5b",
  "#0696bb",
  "#2a71b0",
  "#444e99",
  "#6d398b",
  "#c4037d",
] as const satisfies readonly Hex[]

const STEP = 360 / ITTEN.length
const START = rawHue(ITTEN[0])

// OKLab hues counted from Itten's red, with their places on his wheel.
const PLACES: readonly [Point, ...Point[]] = [
  [0, 0],
  ...ITTEN.slice(1).map((hex, step): Point => [turn(rawHue(hex)), (step + 1) * STEP]),
  [360, 360],
]

/** A colour's place on the painters' wheel in degrees: red 0, yellow 120, green 180, blue 240. */
export function wheelHue(hex: Hex): number {
  return interpolate(PLACES, turn(rawHue(hex))) % 360
}

/** The smallest arc of the wheel, in degrees, that holds all the hues. */
export function hueSpread(hues: readonly number[]): number {
  const sorted = hues.toSorted((a, b) => a - b)
  const gaps = sorted.map((from, index) => {
    const next = sorted[index + 1] ?? (sorted[0] ?? 0) + 360
    return next - from
  })
  return 360 - Math.max(...gaps)
}

/** Whether, at some turn of the spokes, each hue is within `tolerance` degrees of one. */
export function onSpokes(
  hues: readonly number[],
  spokes: readonly number[],
  tolerance: number,
): boolean {
  return hues.some((start) =>
    hues.every((hue) =>
      spokes.some((spoke) => hueDistance(hue, (start + spoke) % 360) <= tolerance),
    ),
  )
}

function rawHue(hex: Hex): number {
  const [, a, b] = toOklab(hex)
  return (Math.atan2(b, a) * 180) / Math.PI
}

function turn(hue: number): number {
  return (hue - START + 720) % 360
}
