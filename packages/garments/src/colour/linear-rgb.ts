import type { Oklab } from "./mix.ts"

/**
 * Light as numbers, for pictures of many pixels: one text per pixel, as colours are elsewhere,
 * would be slow.
 */

/** Red, green and blue in proportion to light; 1 is the brightest that a picture can hold. */
export type LinearRgb = readonly [red: number, green: number, blue: number]

/** CIE XYZ in daylight (D65); white has a Y of 1. */
export type Xyz = readonly [x: number, y: number, z: number]

/** CIELAB in daylight (D65): lightness 0..100, a and b about -128..128. */
export type LabPoint = readonly [l: number, a: number, b: number]

export const D65: Xyz = [0.95047, 1, 1.08883]

/** The light of an sRGB channel by its value, 0 to 255 (IEC 61966-2-1). */
export const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** The light of three sRGB channels, each 0 to 255. */
export function linearRgb(red: number, green: number, blue: number): LinearRgb {
  return [LINEAR[red] ?? 0, LINEAR[green] ?? 0, LINEAR[blue] ?? 0]
}

export function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126729 * red + 0.7151522 * green + 0.072175 * blue
}

export function xyzOf(rgb: LinearRgb): Xyz {
  const [red, green, blue] = rgb
  return [
    0.4124564 * red + 0.3575761 * green + 0.1804375 * blue,
    luminance(rgb),
    0.0193339 * red + 0.119192 * green + 0.9503041 * blue,
  ]
}

export function labOfXyz([x, y, z]: Xyz): LabPoint {
  const fy = root(y)
  return [116 * fy - 16, 500 * (root(x / D65[0]) - fy), 200 * (fy - root(z / D65[2]))]
}

/** Light in OKLab (Ottosson, 2020). */
export function oklabOf([red, green, blue]: LinearRgb): Oklab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function root(share: number): number {
  return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116
}
