import { convertOklabToRgb, convertRgbToOklab } from "culori/fn"
import { parseHex, printHex } from "./hex.ts"
import type { Hex } from "./names.ts"

/** OKLab coordinates: lightness 0..1, then green to red and blue to yellow, about -0.4..0.4. */
export type Oklab = readonly [lightness: number, a: number, b: number]

/**
 * A colour in OKLab, where equal steps look equal, so that mixtures do not turn muddy (Björn
 * Ottosson, "A perceptual color space for image processing", 2020). Drawing mixes thousands of
 * colours a second that it has checked or made itself, so the functions here do not check
 * "#rrggbb".
 */
export function toOklab(hex: string): Oklab {
  const { l, a, b } = convertRgbToOklab(parseHex(hex))
  return [l, a, b]
}

/** OKLab back to sRGB. Colours that no screen can show are clipped channel by channel. */
export function fromOklab([l, a, b]: Oklab): Hex {
  return printHex(convertOklabToRgb({ l, a, b }))
}

/** The mix of two colours: `share` 0 gives the first, 1 the second. */
export function blend(first: string, second: string, share: number): Hex {
  const [l, a, b] = toOklab(first)
  const [l2, a2, b2] = toOklab(second)
  return fromOklab([l + (l2 - l) * share, a + (a2 - a) * share, b + (b2 - b) * share])
}

/** OKLab lightness, 0 (black) to 1 (white). */
export function lightness(hex: string): number {
  return toOklab(hex)[0]
}

/**
 * A cloth colour in shadow: darker, a little fuller and leaning to a cool plum, as a painter would
 * mix it. Deep colours move less, so that they do not all end in black. `depth` 1 is a plain fold.
 */
export function shade(hex: string, depth = 1): Hex {
  const [l, a, b] = toOklab(hex)
  const step = l < 0.35 ? 0.09 : 0.13
  // As much cooling as blues bear would turn stone, ecru and camel grey.
  const cooling = b > 0 ? 0.2 : 0.6
  return fromOklab([
    Math.max(0.1, l - step * depth),
    a * 1.08 + 0.006 * depth * cooling,
    b * 1.02 - 0.012 * depth * cooling,
  ])
}

/** A cloth colour in the light: paler and a touch warmer. `strength` 1 is a plain highlight. */
export function tint(hex: string, strength = 1): Hex {
  const [l, a, b] = toOklab(hex)
  return fromOklab([Math.min(0.985, l + 0.08 * strength), a * 0.96, b * 0.98 + 0.004 * strength])
}
