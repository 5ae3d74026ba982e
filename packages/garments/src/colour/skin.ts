import { difference, type Lab, toLab } from "./lab.ts"
import type { Hex } from "./names.ts"

/**
 * The Monk Skin Tone scale, from 1 (lightest) to 10, as published by Ellis Monk with Google in 2022
 * (https://skintone.google). The step is the index plus one.
 */
export const MONK_TONES = [
  "#f6ede4",
  "#f3e7db",
  "#f7ead0",
  "#eadaba",
  "#d7bd96",
  "#a07e56",
  "#825c43",
  "#604134",
  "#3a312a",
  "#292420",
] as const satisfies readonly Hex[]

/** The step of the Monk scale, 1..10, nearest to a skin colour in CIEDE2000. */
export function monkTone(skin: Hex): number {
  const distances = MONK_TONES.map((tone) => difference(skin, tone))
  return distances.indexOf(Math.min(...distances)) + 1
}

/**
 * The individual typology angle of a skin colour in degrees: greater for lighter and less yellow
 * skin. Skin has more yellow than blue, so its angle lies between -90 and 90 (Chardon, Cretois and
 * Hourseau, International Journal of Cosmetic Science 13, 1991).
 */
export function typologyAngle(skin: Hex): number {
  return typologyAngleOf(toLab(skin))
}

/** The individual typology angle of skin measured in daylight, in degrees; see `typologyAngle`. */
export function typologyAngleOf({ l, b }: Lab): number {
  return (Math.atan2(l - 50, b) * 180) / Math.PI
}

/** Typology angles, in degrees, of the lightest and the deepest step of the scale. */
const LIGHTEST_ANGLE = 62
const DEEPEST_ANGLE = -50

/**
 * The step of the Monk scale, 1..10, for skin with a measured typology angle. The scale's swatches
 * are lighter and darker than measured skin, so the nearest swatch would put nearly everybody on
 * three steps; here the steps divide the range of measured angles evenly.
 */
export function monkStep(angle: number): number {
  const share = (LIGHTEST_ANGLE - angle) / (LIGHTEST_ANGLE - DEEPEST_ANGLE)
  const last = MONK_TONES.length - 1
  return 1 + Math.min(last, Math.max(0, Math.round(share * last)))
}

/** The six classes of the typology angle, from the greatest values down. */
export const SKIN_CLASSES = ["very light", "light", "intermediate", "tan", "brown", "dark"] as const
export type SkinClass = (typeof SKIN_CLASSES)[number]

/** The least angle of each class but the last (Del Bino and Bernerd, British Journal of Dermatology 169, 2013). */
const CLASS_ABOVE = [55, 41, 28, 10, -30] as const

/** The class of a typology angle in degrees; an angle on a border belongs to the darker class. */
export function skinClass(angle: number): SkinClass {
  const index = CLASS_ABOVE.findIndex((least) => angle > least)
  return SKIN_CLASSES[index] ?? "dark"
}
