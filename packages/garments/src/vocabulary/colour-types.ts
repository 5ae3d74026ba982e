/**
 * The twelve seasonal types of colour analysis: the four seasons of Carole Jackson (Color Me
 * Beautiful, 1980), each divided into three by its strongest trait, as Kathryn Kalisz taught them
 * from Munsell's hue, value and chroma. They are in the order of the circle, where neighbours share
 * most.
 */
export const SEASONAL_TYPES = [
  "light spring",
  "true spring",
  "bright spring",
  "bright winter",
  "true winter",
  "deep winter",
  "deep autumn",
  "true autumn",
  "soft autumn",
  "soft summer",
  "true summer",
  "light summer",
] as const
export type SeasonalType = (typeof SEASONAL_TYPES)[number]
