import { labOf, type Spectrum } from "./light.ts"

/** The rules of decisions/009-colour-type.md, written again from that page. */

/** The circle of types: the place of each in temperature, depth and clarity. */
const CIRCLE = [
  ["light spring", 0.6, -1, 0.3],
  ["true spring", 1, -0.3, 0.5],
  ["bright spring", 0.5, -0.1, 1],
  ["bright winter", -0.5, 0.1, 1],
  ["true winter", -1, 0.3, 0.5],
  ["deep winter", -0.6, 1, 0.3],
  ["deep autumn", 0.6, 1, -0.2],
  ["true autumn", 1, 0.5, -0.3],
  ["soft autumn", 0.6, -0.1, -1],
  ["soft summer", -0.6, 0, -1],
  ["true summer", -1, -0.2, -0.4],
  ["light summer", -0.6, -1, -0.2],
] as const
export type Season = (typeof CIRCLE)[number][0]
export const SEASONS: readonly Season[] = CIRCLE.map(([name]) => name)

interface Reflectances {
  readonly skin: Spectrum
  readonly hair: Spectrum
  readonly iris: Spectrum
}

/** Temperature, depth and clarity of skin, hair and eyes seen in daylight. */
export function dimensionsOf(parts: Reflectances): [number, number, number] {
  const [skinL, skinA, skinB] = labOf(parts.skin)
  const [hairL, , hairB] = labOf(parts.hair)
  const [eyeL] = labOf(parts.iris)

  const hue = (Math.atan2(skinB, skinA) * 180) / Math.PI
  const skinWarmth = (hue - neutralHue(skinL)) / 7
  const hairSays = Math.min(1, Math.max(0, (hairL - 15) / 15))
  const hairWarmth = Math.min(1, Math.max(-1, (hairB - 11) / 8))
  const temperature = bounded(0.8 * bounded(skinWarmth) + 0.2 * hairSays * hairWarmth)

  const value = 0.4 * skinL + 0.45 * hairL + 0.15 * eyeL
  const depth = bounded((42 - value) / 18)

  const contrast = Math.abs(skinL - hairL) / (skinL + hairL)
  const clarity = bounded((contrast - 0.38) / 0.28)
  const fair = Math.max(0, -depth)
  return [temperature, depth, clarity < 0 ? clarity * (1 - 0.45 * fair) : clarity]
}

/** The hue angle, in degrees, of skin of a lightness that is neither cool nor warm. */
function neutralHue(l: number): number {
  if (l <= 35) return 57.5
  if (l <= 55) return 57.5 + ((l - 35) * 8) / 20
  if (l <= 70) return 65.5 + ((l - 55) * 4) / 15
  return 69.5
}

/** The type closest to the direction of her colouring. */
export function seasonOf(parts: Reflectances): Season {
  const [t, d, c] = dimensionsOf(parts)
  const towards = ([, type, depth, clarity]: (typeof CIRCLE)[number]) =>
    (t * type + d * depth + c * clarity) / Math.hypot(type, depth, clarity)
  return CIRCLE.reduce((best, next) => (towards(next) > towards(best) ? next : best))[0]
}

/** Steps round the circle from one type to the other, 0 to 6. */
export function stepsBetween(one: Season, other: Season): number {
  const places = [one, other].map((name) => SEASONS.indexOf(name))
  const apart = Math.abs((places[0] ?? 0) - (places[1] ?? 0))
  return Math.min(apart, SEASONS.length - apart)
}

function bounded(value: number): number {
  return Math.min(1, Math.max(-1, value))
}
