export {
  BODY_EFFECTS,
  type BodyEffect,
  type BodyEffects,
  bodyEffects,
  bodyFit,
  bodyReason,
} from "./body-fits.ts"
export {
  type Cloth,
  MATERIALS,
  type Material,
  SHEENS,
  type Sheen,
  WEIGHTS,
  type Weight,
  wholeCloth,
} from "./cloth.ts"
export { coloursLike } from "./colour-families.ts"
export { SEASONAL_TYPES, type SeasonalType } from "./colour-types.ts"
export { boldness, garmentBoldness, isNeutral } from "./colour-words.ts"
export {
  CUT_FIELDS,
  CUT_WORDS,
  type Cut,
  type CutField,
  FITS,
  type Fit,
  HEELS,
  type Heel,
  LEGS,
  LENGTHS,
  type Leg,
  type Length,
  NECKLINES,
  type Neckline,
  RISES,
  type Rise,
  SKIRTS,
  type Skirt,
  SLEEVES,
  type Sleeve,
} from "./cut.ts"
export { type DayRange, dayRangeOf } from "./day-range.ts"
export { type DescribedGarment, wordsFrom } from "./described.ts"
export { GarmentError, type GarmentErrorCode } from "./error.ts"
export { type GarmentFacts, garmentFacts } from "./facts.ts"
export {
  type Colour,
  type ColourShare,
  checkGarment,
  type GarmentWords,
  isColour,
  type WholeGarment,
  wholeGarment,
} from "./garment.ts"
export { insulationOf, outfitInsulation, UNDERWEAR_CLO } from "./insulation.ts"
export { usualCloth } from "./kind-cloths.ts"
export { type CutsOfKind, cutOfKind, cutsOf, KIND_CUTS, usualCut, wholeCut } from "./kind-cuts.ts"
export { KIND_NAMES, type Kind } from "./kind-names.ts"
export { type Grade, KINDS, type KindFacts, kindFacts, type Slot } from "./kinds.ts"
export { type NearKinds, nearKinds } from "./near-kinds.ts"
export { isSuit, outfitTagFit, SUIT_HALVES } from "./outfit-tags.ts"
export { type KindsMeant, kindsMeant } from "./parse/kinds-meant.ts"
export { KNOWN_WORDS } from "./parse/known-words.ts"
export { parseGarment } from "./parse/parse.ts"
export {
  type Confidence,
  type FeedColumns,
  PARSED_FIELDS,
  type ParsedField,
  type ParsedGarment,
  WEARERS,
  type Wearer,
} from "./parse/parsed.ts"
export { clothNames, colourHints, colourNames } from "./parse/read-words.ts"
export { rightlySpelled } from "./parse/spellings.ts"
export { PATTERNS, type Pattern } from "./patterns.ts"
export {
  ACTIVITIES,
  type Activity,
  AGE_LOOKS,
  type AgeLook,
  ARM_COVERS,
  BODY_SIZES,
  BODY_TYPES,
  type BodySize,
  type BodyType,
  type Coverage,
  DRESS_CODES,
  type DressCode,
  HAIR_COLOURS,
  HAIR_STYLES,
  type HairStyle,
  HEAD_COVERINGS,
  HEIGHTS,
  type HeadCovering,
  type Height,
  LEG_COVERS,
  OCCASIONS,
  type Occasion,
} from "./people.ts"
export { PLACES, type Place, placeOf } from "./places.ts"
export { bearsShowers, isSpoiledByRain, standsRain } from "./rain.ts"
export { YEAR_SEASONS, type YearSeason } from "./seasons.ts"
export { SECTIONS, type Section, sectionName } from "./sections.ts"
export { SHELVES, type Shelf, SKIRT_KINDS, shelfOf } from "./shelves.ts"
export { type GarmentSize, garmentSize } from "./sizes.ts"
export type { Styling } from "./styling.ts"
export { type SuitPiece, suitIn } from "./suits.ts"
export { fittingTags, tagFit } from "./tag-fits.ts"
export {
  defaultTagPreferences,
  PREFERENCE_TAGS,
  type PreferenceTag,
  TAG_BUCKETS,
  type TagBucket,
  type TagPreferences,
} from "./tags.ts"
export { TOUCHES, type Touch } from "./touches.ts"
export { CLOTHES_SIZES, SHOE_SIZES, sizeBits, type WornSizes, wornBit } from "./worn-sizes.ts"
