import { cameraRgb, type Spectrum, spectrum, type Triple } from "./light.ts"

/**
 * How much green gives way to red: as much as turns skin by 11° of hue towards red, at every depth.
 * That is by how much photographed faces are redder than instruments measure skin; grey stays grey.
 */
const REDDER = 0.15
const WHITE = spectrum(() => 1)

/**
 * What a phone's camera makes of reflectances in a light, as linear sRGB.
 * @param balanced how far it takes the light's colour for white, 0 to 1
 */
export function phoneIn(light: Spectrum, balanced: number): (reflectance: Spectrum) => Triple {
  const [red, green, blue] = cameraRgb(WHITE, light)
  const gains = [(green / red) ** balanced, 1, (green / blue) ** balanced] as const
  return (reflectance) => {
    const [r, g, b] = cameraRgb(reflectance, light)
    const balancedRed = r * gains[0]
    return [balancedRed, g - REDDER * (balancedRed - g), b * gains[2]]
  }
}
