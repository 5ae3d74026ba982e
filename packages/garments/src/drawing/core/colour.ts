// Mixing in OKLab (Björn Ottosson, "A perceptual color space for image processing", 2020): shadows
// turn cooler and denser, lights warmer, as paint does. Colours are #rrggbb.

type Lab = readonly [lightness: number, a: number, b: number]

const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const gamma = (c: number): number => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)

/** OKLab of #rrggbb: lightness 0 to 1, a and b about -0.4 to 0.4. */
export function toLab(hex: string): Lab {
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const r = channel(1)
  const g = channel(3)
  const b = channel(5)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** #rrggbb of OKLab, clipped to sRGB. */
export function toHex([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const text = channels.map((c) =>
    Math.round(Math.min(1, gamma(Math.max(0, c))) * 255)
      .toString(16)
      .padStart(2, "0"),
  )
  return `#${text.join("")}`
}

export const INK = "#1E1A17"
export const PAPER = "#FAF7F2"
export const GROUND = "#F1EAE0"

/** The colour a share t (0 to 1) of the way from x to y. */
export function blend(x: string, y: string, t: number): string {
  const [l, a, b] = toLab(x)
  const other = toLab(y)
  return toHex([l + (other[0] - l) * t, a + (other[1] - a) * t, b + (other[2] - b) * t])
}

/** OKLab lightness, 0 to 1. */
export const light = (hex: string): number => toLab(hex)[0]

/** Shadow of a cloth colour: darker, a little more saturated, leaning to a cool plum. */
export function shade(hex: string, k = 1): string {
  const [l, a, b] = toLab(hex)
  const depth = l < 0.35 ? 0.09 : 0.13
  return toHex([Math.max(0.1, l - depth * k), a * 1.08 + 0.006 * k, b * 1.02 - 0.012 * k])
}

/** Light on a cloth colour. */
export function tint(hex: string, k = 1): string {
  const [l, a, b] = toLab(hex)
  return toHex([Math.min(0.985, l + 0.08 * k), a * 0.96, b * 0.98 + 0.004 * k])
}

/** Skin shadow: darker and redder. */
export function skinShade(hex: string, k = 1): string {
  const [l, a, b] = toLab(hex)
  return toHex([Math.max(0.12, l - (l > 0.5 ? 0.095 : 0.06) * k), a + 0.024 * k, b + 0.014 * k])
}

/** The two skin tones of the drawing. Deep skin is modelled by light, pale skin by shadow. */
export function skinTones(hex: string): { readonly lit: string; readonly dark: string } {
  const [l, a, b] = toLab(hex)
  if (l > 0.93) return { lit: toHex([l - 0.022, a + 0.008, b + 0.01]), dark: skinShade(hex, 1.05) }
  if (l > 0.5) return { lit: hex, dark: skinShade(hex) }
  return {
    lit: toHex([l + (l < 0.36 ? 0.085 : 0.05), a + 0.014, b + 0.014]),
    dark: toHex([l - 0.02, a + 0.012, b + 0.006]),
  }
}

/** Inner drawing line on a cloth: dark on light cloth, light on dark cloth. */
export const innerLine = (hex: string): string =>
  light(hex) < 0.42 ? blend(hex, "#EFE6DA", 0.21) : blend(hex, INK, 0.62)
