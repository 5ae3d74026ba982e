import { COLOUR_NAMES, COLOURS, isColourName, NEUTRALS } from "../colour/names.ts"
import type { Colour, ColourShare, WholeGarment } from "./garment.ts"

function channelsOf(colour: Colour): readonly number[] {
  return NAMED_CHANNELS.get(colour) ?? channelsOfHex(colour)
}

function channelsOfHex(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}

const NAMED_CHANNELS = new Map<Colour, readonly number[]>(
  COLOUR_NAMES.map((name) => [name, channelsOfHex(COLOURS[name])]),
)

/** The saturation of a colour, and its brightest channel, both from 0 to 1. */
function strengthOf(colour: Colour): { saturation: number; value: number } {
  const channels = channelsOf(colour)
  const value = Math.max(...channels)
  return { saturation: value === 0 ? 0 : (value - Math.min(...channels)) / value, value }
}

/** Below this saturation a colour without a name counts as grey. */
const GREY = 0.15

/** Whether a colour goes with anything: a neutral by name, a grey by value, or the blue of denim. */
export function isNeutral(colour: Colour, isDenim = false): boolean {
  if (NEUTRALS.some((neutral) => neutral === colour)) return true
  const [red = 0, green = 0, blue = 0] = channelsOf(colour)
  if (isDenim && blue >= red && blue >= green) return true
  return !isColourName(colour) && strengthOf(colour).saturation < GREY
}

/**
 * How loud a colour is, from 0 to 1: 0 for neutrals and pastels, 1 for strong hues that are neither
 * pale nor nearly black.
 */
export function boldness(colour: Colour, isDenim = false): number {
  if (isNeutral(colour, isDenim)) return 0
  const { saturation, value } = strengthOf(colour)
  return Math.min(1, Math.max(0, (saturation - 0.25) / 0.35)) * Math.min(1, value / 0.65)
}

/** The boldness of a whole garment: that of its colours, weighted by their shares. */
export function garmentBoldness({ colours, cloth }: WholeGarment): number {
  const isDenim = cloth.material === "denim"
  return colours.reduce(
    (sum, { colour, share }: Required<ColourShare>) => sum + boldness(colour, isDenim) * share,
    0,
  )
}

/** The colours of a garment that are not neutral. */
export function accentsOf({ colours, cloth }: WholeGarment): Colour[] {
  const isDenim = cloth.material === "denim"
  return colours.map(({ colour }) => colour).filter((colour) => !isNeutral(colour, isDenim))
}

/**
 * What a colour adds to a tonal outfit: "grey" has no hue or is too dark to show it, "pale" are
 * creams, any other is the angle of its hue on the colour circle, 0 to 360 from red.
 */
export function toneOf(colour: Colour): "grey" | "pale" | number {
  const { saturation, value } = strengthOf(colour)
  if (saturation < 0.1 || value < 0.2) return "grey"
  if (value > 0.85 && saturation < 0.2) return "pale"
  return hueOf(colour)
}

function hueOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour)
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (spread === 0) return 0
  if (most === red) return (60 * ((green - blue) / spread) + 360) % 360
  if (most === green) return 60 * ((blue - red) / spread) + 120
  return 60 * ((red - green) / spread) + 240
}

/** How light a colour looks, from 0 (black) to 1 (white), by the weights of Rec. 709. */
export function lightnessOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
