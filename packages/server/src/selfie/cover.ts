import { type LinearRgb, luminance } from "@stylin/garments/colour"
import { chromaticity, DARKEST, type Face, type Frame, pixelAt } from "./frame.ts"
import type { HeadParts, Part } from "./head-parts.ts"
import { BROWS, EYES, FOREHEAD, type Outline, placesInside, UNDER_EYES } from "./regions.ts"

/** What hides so much of a face that its colours can't be read. */
export type Cover = "sunglasses" | "hat"

/** Share of the eyes that glasses must cover, and of the skin below them that must look dyed or dark. */
const LEAST_WORN = 0.4
const LEAST_TINTED = 0.6
/** How unlike the rest of her skin that is, in logarithms of light and colour. */
const TINTED = 0.45
/** Share of forehead and brows that a hat must cover. */
const LEAST_HAT = 0.4
/** Share of forehead and brows that may show below one that is taken for hair. */
const MOST_BARE = 0.15

/** What covers a face, if anything does. Glasses without a tint cover nothing. */
export function coverOf(
  frame: Frame,
  face: Face,
  parts: HeadParts,
  skin: LinearRgb,
): Cover | undefined {
  const places = (outlines: readonly Outline[]) =>
    outlines.flatMap((outline) => placesInside(frame, face, outline))
  const shareOf = (outlines: readonly Outline[], part: Part) => {
    const all = places(outlines)
    return all.filter(([x, y]) => parts.at(x, y) === part).length / Math.max(1, all.length)
  }
  if (shareOf([FOREHEAD, ...BROWS], "hat") > LEAST_HAT) return "hat"
  if (shareOf([...EYES, ...UNDER_EYES], "eyewear") < LEAST_WORN) return undefined
  const below = places(UNDER_EYES).map(([x, y]) => pixelAt(frame, x, y))
  const tinted = below.filter((pixel) => unlike(pixel, skin) > TINTED).length / below.length
  return tinted > LEAST_TINTED ? "sunglasses" : undefined
}

/** Whether no skin shows from the brows up: of a face that is hardly seen, a hat hides the rest. */
export function hidesBrows(frame: Frame, face: Face, parts: HeadParts): boolean {
  const places = [FOREHEAD, ...BROWS].flatMap((outline) => placesInside(frame, face, outline))
  const bare = places.filter(([x, y]) => parts.at(x, y) === "skin").length
  return bare < MOST_BARE * places.length
}

function unlike(one: LinearRgb, other: LinearRgb): number {
  const light = Math.log(Math.max(DARKEST, luminance(one)) / Math.max(DARKEST, luminance(other)))
  const [red, blue] = chromaticity(one)
  const [otherRed, otherBlue] = chromaticity(other)
  return Math.hypot(light * 0.5, red - otherRed, blue - otherBlue)
}
