import {
  blend as blended,
  fromOklab,
  lightness,
  shade as shaded,
  tint as tinted,
  toOklab,
} from "@stylin/garments/colour"
import { remembered } from "./remembered.ts"

// The colours of the drawing, each "#rrggbb". As in paint, shadows are cooler and denser, lights
// warmer.
export const blend = remembered(blended)
export const light = remembered(lightness)
export const shade = remembered(shaded)
export const tint = remembered(tinted)

export const INK = "#1E1A17"
export const PAPER = "#FAF7F2"
export const GROUND = "#F1EAE0"

/** Skin shadow: darker and redder. */
export function skinShade(hex: string, k = 1): string {
  const [l, a, b] = toOklab(hex)
  return fromOklab([Math.max(0.12, l - (l > 0.5 ? 0.095 : 0.06) * k), a + 0.019 * k, b + 0.007 * k])
}

/** A limb in the light and in its own shadow. */
export interface SkinTones {
  readonly lit: string
  readonly dark: string
}

/** The two skin tones of the drawing. Deep skin is modelled by light, pale skin by shadow. */
export const skinTones = remembered((hex: string): SkinTones => {
  const [l, a, b] = toOklab(hex)
  if (l > 0.93)
    return { lit: fromOklab([l - 0.022, a + 0.008, b + 0.01]), dark: skinShade(hex, 1.05) }
  if (l > 0.5) return { lit: hex, dark: skinShade(hex) }
  return {
    // The deepest skin is lit most, or its features, drawn in ink, would be lost in it.
    lit: fromOklab([l + (l < 0.36 ? 0.125 : 0.06), a + 0.018, b + 0.02]),
    dark: fromOklab([l - 0.02, a + 0.012, b + 0.006]),
  }
})

/** The tones of a leg in tights: modelled as skin, black and grey would turn brown. */
export const clothTones = remembered((hex: string): SkinTones => ({ lit: hex, dark: shade(hex) }))

/** The inside of a garment: in shadow, and greyed, because a vivid one would seem to glow. */
export const lining = remembered((hex: string): string => {
  const [l, a, b] = toOklab(shade(hex, 1.7))
  return fromOklab([l, a * 0.62, b * 0.62])
})

/** Inner drawing line on a cloth: dark on light cloth, light on dark cloth. */
export const innerLine = remembered((hex: string): string =>
  light(hex) < 0.42 ? blend(hex, "#EFE6DA", 0.21) : blend(hex, INK, 0.62),
)
