import {
  convertLab65ToRgb,
  convertRgbToLab65,
  differenceCiede2000,
  modeLab65,
  useMode as register,
} from "culori/fn"
import { hexOf, parseHex, printHex } from "./hex.ts"
import type { Colour, Hex } from "./names.ts"

/** CIELAB coordinates under daylight (D65): lightness 0..100, a and b about -128..128. */
export interface Lab {
  readonly mode: "lab65"
  readonly l: number
  readonly a: number
  readonly b: number
}

register(modeLab65)

const ciede2000 = differenceCiede2000()

/**
 * A colour in CIELAB.
 * @throws GarmentError ("not-a-colour") for anything but a colour name or "#rrggbb"
 */
export function toLab(colour: Colour): Lab {
  return convertRgbToLab65(parseHex(hexOf(colour)))
}

/** The value of a colour in CIELAB; what no screen can show is clipped channel by channel. */
export function hexOfLab(lab: Lab): Hex {
  return printHex(convertLab65ToRgb(lab))
}

/**
 * CIEDE2000, the difference between two colours as people see it (Sharma, Wu and Dalal, Color
 * Research and Application 30(1), 2005). Below 1 is invisible, 2 to 5 a near match, above 10 two
 * colours.
 */
export function labDifference(first: Lab, second: Lab): number {
  return ciede2000(first, second)
}

/**
 * CIEDE2000 between two colours; see `labDifference`.
 * @throws GarmentError ("not-a-colour") for anything but a colour name or "#rrggbb"
 */
export function difference(first: Colour, second: Colour): number {
  return ciede2000(toLab(first), toLab(second))
}

/** Chroma, the distance from grey: under 10 a colour reads as grey, over 60 as vivid. */
export function chroma({ a, b }: Lab): number {
  return Math.hypot(a, b)
}

/** Hue angle in degrees, 0..360: about 30 red, 90 yellow, 140 green, 270 blue. */
export function hue({ a, b }: Lab): number {
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
}

/** The shorter way round between two hue angles, 0..180 degrees. */
export function hueDistance(first: number, second: number): number {
  const turn = Math.abs(first - second) % 360
  return turn > 180 ? 360 - turn : turn
}
