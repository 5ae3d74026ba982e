import sharp from "sharp"
import { cameraRgb, daylight, planck, spectrum } from "./light.ts"

/** How a photo is taken again. */
export interface Take {
  /** Colour temperature of the light. */
  readonly kelvin: number
  /** Exposure, in stops from the photo's own. */
  readonly stops: number
  /** Whether the camera takes most of the light's colour away, as phones do unless told not to. */
  readonly isBalanced: boolean
  /** How much a phone's tone curve deepens shadows and lifts lights: 0 not at all. */
  readonly contrast: number
}

/** Six lamps and daylights, from a bulb to open shade. */
export const LAMPS = [2700, 3200, 4000, 5000, 6500, 7500] as const
const STOPS = [-0.7, 0.5] as const
/** The share of a light's colour, as a logarithm, that an automatic white balance leaves. */
const LEFT = 0.2
const CONTRAST = 0.06

/** Six lights and two exposures, with the white balance on or off; every other one with a tone curve. */
export function takes(isBalanced: boolean): Take[] {
  return LAMPS.flatMap((kelvin, lamp) =>
    STOPS.map((stops, index) => ({
      kelvin,
      stops,
      isBalanced,
      contrast: (lamp + index) % 2 === 0 ? CONTRAST : 0,
    })),
  )
}

/** A photo as it would be in another light, by a gain for each channel (von Kries), as JPEG. */
export async function relit(photo: Uint8Array, take: Take): Promise<Buffer> {
  const { data, info } = await sharp(photo)
    .rotate()
    .resize(720, 720, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const curves = gains(take).map((gain) =>
    Uint8Array.from({ length: 256 }, (_, value) => {
      const seen = encoded(linear(value / 255) * gain)
      return Math.round(255 * (seen - take.contrast * Math.sin(2 * Math.PI * seen)))
    }),
  )
  for (let at = 0; at < data.length; at += 1) data[at] = curves[at % 3]?.[data[at] ?? 0] ?? 0
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

function gains({ kelvin, stops, isBalanced }: Take): number[] {
  const light = kelvin < 4000 ? planck(kelvin) : daylight(kelvin)
  const white = cameraRgb(
    spectrum(() => 1),
    light,
  )
  return white.map((channel) => channel ** (isBalanced ? LEFT : 1) * 2 ** stops)
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function encoded(light: number): number {
  const bounded = Math.min(1, Math.max(0, light))
  return bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055
}
