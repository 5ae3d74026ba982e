import { LINEAR, type LinearRgb, luminance } from "@stylin/garments/colour"
import { t } from "../words/t.ts"
import type { SmallFrame } from "./lightCheck.ts"

/** Why a spot cannot tell the light's colour. */
export type WhiteProblem = "too-dark" | "too-bright" | "not-white"

export const WHITE_WORDS: Readonly<Record<WhiteProblem, string>> = {
  "too-dark": t("That spot is too dark to judge by. Choose a lighter one."),
  "too-bright": t("That spot is too bright to judge by. Choose one out of the glare."),
  "not-white": t("That spot has a colour of its own. Choose something white or grey."),
}

const DARKEST = 0.03
const CLIPPED = 250
/** A lamp makes white this much redder or bluer than its green, and not more. */
const STRONGEST_LAMP = 3

/**
 * What each channel's light has to be multiplied by so that a spot that she says is white or grey is
 * neutral. How light it should be is not known, so lightness stays as it is.
 */
export function whiteGains({ width, height, data }: SmallFrame): LinearRgb | WhiteProblem {
  const count = width * height
  const sums = [0, 0, 0]
  let clipped = 0
  for (let start = 0; start < count * 4; start += 4) {
    for (let channel = 0; channel < 3; channel += 1) {
      const value = data[start + channel] ?? 0
      sums[channel] = (sums[channel] ?? 0) + (LINEAR[value] ?? 0)
      if (value >= CLIPPED) clipped += 1
    }
  }
  if (clipped > count / 2) return "too-bright"
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / count)
  const light = luminance([red, green, blue])
  if (light < DARKEST) return "too-dark"
  const gains: LinearRgb = [light / red, light / green, light / blue]
  return Math.max(...gains) / Math.min(...gains) > STRONGEST_LAMP ? "not-white" : gains
}
