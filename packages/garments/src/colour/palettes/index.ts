import type { SeasonalType } from "../seasons.ts"
import { DEEP_AUTUMN, SOFT_AUTUMN, TRUE_AUTUMN } from "./autumn.ts"
import type { SeasonalPalette } from "./palette.ts"
import { BRIGHT_SPRING, LIGHT_SPRING, TRUE_SPRING } from "./spring.ts"
import { LIGHT_SUMMER, SOFT_SUMMER, TRUE_SUMMER } from "./summer.ts"
import { BRIGHT_WINTER, DEEP_WINTER, TRUE_WINTER } from "./winter.ts"

export const SEASONAL_PALETTES: Readonly<Record<SeasonalType, SeasonalPalette>> = {
  "light spring": LIGHT_SPRING,
  "true spring": TRUE_SPRING,
  "bright spring": BRIGHT_SPRING,
  "bright winter": BRIGHT_WINTER,
  "true winter": TRUE_WINTER,
  "deep winter": DEEP_WINTER,
  "deep autumn": DEEP_AUTUMN,
  "true autumn": TRUE_AUTUMN,
  "soft autumn": SOFT_AUTUMN,
  "soft summer": SOFT_SUMMER,
  "true summer": TRUE_SUMMER,
  "light summer": LIGHT_SUMMER,
}
