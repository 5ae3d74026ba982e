import { type LinearRgb, luminance } from "@stylin/garments/colour"
import { chromaticity, type Face, type Frame, isClipped } from "./frame.ts"
import { EYES, pixelsInside } from "./regions.ts"
import { medianColour } from "./skin.ts"

/**
 * An iris has at least this share of the white's light, unlike a pupil, and at most this of skin's.
 */
const IRIS_LIGHT = { ofWhite: 0.018, ofSkin: 0.5 } as const
/** How much less red and more blue than skin the white of an eye must be, and how light. */
const LEAST_WHITER = 0.3
const LEAST_LIGHT = 0.75
/** Share of what the lids leave open that the whites take, at least and at most. */
const FEWEST = 0.06
const MOST = 0.9
/** The share of candidates that counts, the whitest: the others are mixed with lid and lash. */
const WHITEST = 0.45

export interface EyeSample {
  /** The whites, if they were found in both eyes. */
  readonly white: LinearRgb | undefined
  /** The darkest coloured area between them. */
  readonly iris: LinearRgb | undefined
}

/** The eyes of a face, as far as they are visible. */
export function sampleEyes(frame: Frame, face: Face, skin: LinearRgb): EyeSample {
  const eyes = EYES.map((outline) => pixelsInside(frame, face, outline))
  const whites = eyes.map((pixels) => whitesOf(pixels, skin))
  if (whites.some((found) => found.length === 0)) return { white: undefined, iris: undefined }
  const white = medianColour(whites.flat())
  const irises = eyes.flatMap((pixels) => irisOf(pixels, skin, white))
  return { white, iris: irises.length > 0 ? medianColour(irises) : undefined }
}

function whitesOf(pixels: readonly LinearRgb[], skin: LinearRgb): LinearRgb[] {
  const rated = pixels
    .map((pixel) => ({ pixel, rate: whiter(pixel, skin) }))
    .filter(
      ({ pixel, rate }) =>
        rate > LEAST_WHITER &&
        luminance(pixel) > LEAST_LIGHT * luminance(skin) &&
        !isClipped(pixel),
    )
    .toSorted((one, other) => other.rate - one.rate)
  const share = rated.length / pixels.length
  if (share < FEWEST || share > MOST) return []
  return rated.slice(0, Math.ceil(rated.length * WHITEST)).map(({ pixel }) => pixel)
}

/** How much nearer to white than to skin a pixel's chromaticity is. */
function whiter(pixel: LinearRgb, skin: LinearRgb): number {
  const [red, blue] = chromaticity(pixel)
  const [skinRed, skinBlue] = chromaticity(skin)
  return skinRed - red + blue - skinBlue
}

/** Dark pixels that are not the pupil. */
function irisOf(pixels: readonly LinearRgb[], skin: LinearRgb, white: LinearRgb): LinearRgb[] {
  const least = IRIS_LIGHT.ofWhite * luminance(white)
  const most = IRIS_LIGHT.ofSkin * luminance(skin)
  return pixels.filter((pixel) => {
    const light = luminance(pixel)
    return light > least && light < most && whiter(pixel, skin) > 0.12
  })
}
