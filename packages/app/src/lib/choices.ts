import { ACTIVITIES, BODY_TYPES } from "@stylin/garments/vocabulary"
import { sayWord } from "../words/sayWord.ts"
import { pictureNamed } from "./pictures.ts"

// Labels are said only when they are asked for: this module may be read before her language's words are there.

/** The body types to choose from, with their figures. */
export const BODY_TYPE_CHOICES = BODY_TYPES.map((value) => ({
  value,
  get label() {
    return sayWord(value)
  },
  image: pictureNamed(`body-${value}`),
}))

/** The activities to choose from. */
export const ACTIVITY_OPTIONS = ACTIVITIES.map((value) => ({
  value,
  get label() {
    return sayWord(value)
  },
}))
