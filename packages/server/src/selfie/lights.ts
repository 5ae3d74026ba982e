import type { LinearRgb } from "@stylin/garments/colour"
import { conesOf, whiteOf } from "./light-maths.ts"

/** A light that a photo may have been taken in. */
export interface Light {
  /** White in this light, at a luminance of 1. */
  readonly rgb: LinearRgb
  /** The same as cone responses. */
  readonly white: LinearRgb
  readonly mired: number
  /** How likely it is a priori, as a logarithm. */
  readonly prior: number
}

const WARMEST_MIRED = 420
const COLDEST_MIRED = 110
const MIRED_STEP = 10
/** Green and magenta shifts from the lights of lamps and skies, in CIE 1960 v. */
const TINTS = [-0.009, -0.006, -0.003, 0, 0.003, 0.006, 0.009]
const TINT_SPREAD = 0.0035
/**
 * Every phone balances white by itself, so most pictures look as if taken in daylight; the rest may
 * show any lamp.
 */
const BALANCED = { middle: 160, spread: 32, share: 0.8 } as const
/** How far daylight is on the green side of a black body. */
const DAYLIGHT_TINT = 0.003

/** Lights from candle-like lamps to open shade, with some green or magenta in them. */
export const LIGHTS: readonly Light[] = miredSteps().flatMap((mired) => {
  const [x, y] = blackBody(1e6 / mired)
  return TINTS.map((tint) => {
    const rgb = whiteOf(...shifted(x, y, tint))
    const prior = miredPrior(mired) - 0.5 * (tint / TINT_SPREAD) ** 2
    return { rgb, white: conesOf(rgb), mired, prior }
  })
})

function miredPrior(mired: number): number {
  const { middle, spread, share } = BALANCED
  const balanced =
    Math.exp(-0.5 * ((mired - middle) / spread) ** 2) / (spread * Math.sqrt(2 * Math.PI))
  return Math.log(share * balanced + (1 - share) / (WARMEST_MIRED - COLDEST_MIRED))
}

function miredSteps(): number[] {
  const count = (WARMEST_MIRED - COLDEST_MIRED) / MIRED_STEP + 1
  return Array.from({ length: count }, (_, step) => COLDEST_MIRED + step * MIRED_STEP)
}

/** Chromaticity of a black body or, from 4000 K up, of daylight (Kim et al., Journal of the Korean Physical Society 41, 2002). */
export function blackBody(kelvin: number): readonly [x: number, y: number] {
  const t = 1000 / kelvin
  const x =
    kelvin < 4000
      ? -0.2661239 * t ** 3 - 0.2343589 * t ** 2 + 0.8776956 * t + 0.17991
      : -3.0258469 * t ** 3 + 2.1070379 * t ** 2 + 0.2226347 * t + 0.24039
  const y =
    kelvin < 4000
      ? -0.9549476 * x ** 3 - 1.37418593 * x ** 2 + 2.09137015 * x - 0.16748867
      : 3.081758 * x ** 3 - 5.8733867 * x ** 2 + 3.75112997 * x - 0.37001483
  return kelvin < 4000 ? [x, y] : shifted(x, y, DAYLIGHT_TINT)
}

/** Moves a chromaticity along v of the CIE 1960 diagram. */
function shifted(x: number, y: number, tint: number): readonly [x: number, y: number] {
  const scale = -2 * x + 12 * y + 3
  const u = (4 * x) / scale
  const v = (6 * y) / scale + tint
  const back = 2 * u - 8 * v + 4
  return [(3 * u) / back, (2 * v) / back]
}
