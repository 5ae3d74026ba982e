export { KIND_NAMES, KINDS, type Kind, type KindFacts, kindFacts, type Slot } from "./kinds.ts"
export { type ParsedGarment, parseGarment } from "./parse.ts"
export { PATTERNS, type Pattern } from "./patterns.ts"
export {
  ACTIVITIES,
  type Activity,
  BODY_TYPES,
  type BodyType,
  OCCASIONS,
  type Occasion,
} from "./people.ts"
export { SECTIONS, type Section, sectionName } from "./sections.ts"
export {
  defaultTagPreferences,
  PREFERENCE_TAGS,
  type PreferenceTag,
  TAG_BUCKETS,
  type TagBucket,
  type TagPreferences,
} from "./tags.ts"
