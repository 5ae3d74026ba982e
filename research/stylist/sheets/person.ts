import type { Activity, BodyType, PreferenceTag } from "@stylin/garments/vocabulary"

/** A person whose looks are judged by eye. */
export interface SheetPerson {
  readonly name: string
  readonly body?: BodyType
  readonly colour?: string
  readonly love: readonly PreferenceTag[]
  readonly avoid: readonly PreferenceTag[]
  readonly occasions: readonly Activity[]
  /** What she owns, as she would type it, separated by commas. */
  readonly owns: string
  /** What the picks of one look may cost together, in pounds. */
  readonly spends?: number
}
