import { ACTIVITIES, BODY_TYPES } from "@stylin/garments/vocabulary"
import { pictureNamed } from "./pictures.ts"
import { label } from "./words.ts"

/** The body types with their figures, to be chosen from. */
export const BODY_TYPE_CHOICES = BODY_TYPES.map((value) => ({
  value,
  label: label(value),
  picture: pictureNamed(`body-${value}`),
}))

/** What she may dress for, to be chosen from. */
export const ACTIVITY_OPTIONS = ACTIVITIES.map((value) => ({ value, label: label(value) }))
