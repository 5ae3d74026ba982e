import { COLOURS, isColourName, NEUTRALS } from "../colour/names.ts"
import type { Colour, ColourShare, WholeGarment } from "./garment.ts"

function channelsOf(colour: Colour): readonly number[] {
  const hex = isColourName(colour) ? COLOURS[colour] : colour
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}

/**
 * How much a colour stands out, from 0 (goes with anything) to 1: the spread between its strongest
 * and its weakest channel. Neutral names and the blues of denim count as 0.
 */
export function boldness(colour: Colour, isDenim = false): number {
  if (NEUTRALS.some((neutral) => neutral === colour)) return 0
  const [red = 0, green = 0, blue = 0] = channelsOf(colour)
  if (isDenim && blue >= red && blue >= green) return 0
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue)
  return Math.min(1, Math.max(0, (spread - 0.1) / 0.4))
}

/** The boldness of a whole garment: of its colours, each by its share. */
export function garmentBoldness({ colours, cloth }: WholeGarment): number {
  const isDenim = cloth.material === "denim"
  return colours.reduce(
    (sum, { colour, share }: Required<ColourShare>) => sum + boldness(colour, isDenim) * share,
    0,
  )
}

/** How light a colour is to the eye, from 0 (black) to 1 (white), by the weights of Rec. 709. */
export function lightnessOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
