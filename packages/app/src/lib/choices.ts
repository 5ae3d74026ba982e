import { ACTIVITIES, BODY_TYPES } from "@stylin/garments/vocabulary"
import { pictureNamed } from "./pictures.ts"
import { label } from "./words.ts"

/** The body types to choose from, with their figures. */
export const BODY_TYPE_CHOICES = BODY_TYPES.map((value) => ({
  value,
  label: label(value),
  picture: pictureNamed(`body-${value}`),
}))

/** The activities to choose from. */
export const ACTIVITY_OPTIONS = ACTIVITIES.map((value) => ({ value, label: label(value) }))
