export {
  nearestType,
  neutralSkinHue,
  type PersonColours,
  personColouring,
  skinLeaning,
  typeCosines,
  typeDistance,
} from "./colour-type.ts"
export { type Colouring, colouringOf } from "./colouring.ts"
export { type Harmony, harmony, RELATIONS, type Relation } from "./harmony.ts"
export { hexOf, isHex } from "./hex.ts"
export { chroma, difference, hexOfLab, hue, type Lab, toLab } from "./lab.ts"
export {
  D65,
  type LabPoint,
  LINEAR,
  type LinearRgb,
  labOfXyz,
  linearRgb,
  luminance,
  oklabOf,
  type Xyz,
  xyzOf,
} from "./linear-rgb.ts"
export { blend, fromOklab, lightness, type Oklab, shade, tint, toOklab } from "./mix.ts"
export {
  COLOUR_NAMES,
  COLOURS,
  type Colour,
  type ColourName,
  type Hex,
  isColourName,
  METALLICS,
  NEUTRALS,
} from "./names.ts"
export { type NearestName, nearestName } from "./nearest.ts"
export { SEASONAL_PALETTES } from "./palettes/index.ts"
export type { SeasonalPalette, Swatches } from "./palettes/palette.ts"
export { seasonFit } from "./season-fit.ts"
export { SEASONAL_COLOURING, SEASONAL_TYPES, type SeasonalType, seasonalType } from "./seasons.ts"
export {
  MONK_TONES,
  monkStep,
  monkTone,
  SKIN_CLASSES,
  type SkinClass,
  skinClass,
  typologyAngle,
  typologyAngleOf,
} from "./skin.ts"
export { type PaletteSwatch, paletteSwatches } from "./swatches.ts"
export {
  candidatesByVotes,
  lastVotes,
  type TypeCandidate,
  type TypeOutcome,
  type TypeVote,
  typeByVotes,
} from "./type-votes.ts"
export { type Undertone, undertone } from "./undertone.ts"
export { type NamedSwatch, type WornPalette, wornPalette } from "./worn-palette.ts"
