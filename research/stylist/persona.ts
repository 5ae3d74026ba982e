import type { ColourName } from "@stylin/garments/colour"
import type { Activity, BodyType, Kind, PreferenceTag } from "@stylin/garments/vocabulary"

/** A person the stylist is evaluated on, and what a stylist would and would not choose for her. */
export interface Persona {
  readonly name: string
  readonly body?: BodyType
  readonly colour?: string
  readonly confidence?: number
  readonly month: number
  readonly occasions: readonly Activity[]
  readonly love?: readonly PreferenceTag[]
  readonly avoid?: readonly PreferenceTag[]
  /** Sample looks she would wear, and those she would not. */
  readonly likes?: readonly number[]
  readonly dislikes?: readonly number[]
  /** What she owns, as she would type it, separated by commas. */
  readonly owns?: string
  readonly budgetPence?: number
  /** At least one of these is in most of her looks. */
  readonly would: Expected
  /** None of these is in any of her looks as a pick. */
  readonly wouldNot: Expected
}

export interface Expected {
  readonly kinds?: readonly Kind[]
  readonly colours?: readonly ColourName[]
}
