import type { SeasonalType } from "@stylin/garments/vocabulary"
import { LOCALE } from "../../words/language.ts"
import { t } from "../../words/t.ts"

/** A sentence about each type's colours. */
export const TYPE_WORDS: Readonly<Record<SeasonalType, string>> = {
  "light spring": t("Light, fresh and a little golden: the colours of a morning in May."),
  "true spring": t("Warm, clear and sunny: coral, leaf green, golden yellow."),
  "bright spring": t("Vivid before anything else, with warmth in it."),
  "bright winter": t("Vivid before anything else, with a cool edge."),
  "true winter": t("Cool and clear: snow, ink and jewels."),
  "deep winter": t("Deep and cool: the night with a few bright lights in it."),
  "deep autumn": t("Deep and warm: dark woods, spice and red wine."),
  "true autumn": t("Warm and rich: rust, moss and amber."),
  "soft autumn": t("Soft and warm: dry grass, clay and sage."),
  "soft summer": t("Soft and cool: mist, rosewood and slate."),
  "true summer": t("Cool and gentle: lavender, raspberry, sea blue."),
  "light summer": t("Light and cool: sweet peas, mist and pale sky."),
}

/** "61%", as her language writes it. */
export function percent(share: number): string {
  return share.toLocaleString(LOCALE, { style: "percent" })
}
