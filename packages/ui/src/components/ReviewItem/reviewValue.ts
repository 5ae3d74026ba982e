/** What she decides about a garment that was found. */
export interface ReviewValue {
  /** Whether it goes into the wardrobe. */
  readonly checked: boolean
  /** The chosen picture, by its `value`. */
  readonly picture: string
  /** Where it belongs in the wardrobe, by the section's `value`. */
  readonly section: string
  /** What it is, by the kind's `value`. */
  readonly kind: string
  /** Its main colour. */
  readonly colour: string
}

/** The parts that can be corrected, and marked as unsure. */
export const REVIEW_FIELDS = ["picture", "section", "kind", "colour"] as const

export type ReviewField = (typeof REVIEW_FIELDS)[number]

export interface ReviewChange {
  /** All decisions as they should now be. */
  value: ReviewValue
  /** The part that changed. */
  field: ReviewField | "checked"
}

export interface ReviewChoice {
  /** The value reported when it is chosen. */
  value: string
  /** What is shown. */
  label: string
}

export interface ReviewPicture extends ReviewChoice {
  /** Address of the picture. */
  image?: string | undefined
  /** The same in several widths, as an image's `srcset`, so that a small screen fetches a small one. */
  imageSet?: string | undefined
  /** How wide it is shown large, as an image's `sizes`; a browser chooses from `imageSet` by it. */
  imageSizes?: string | undefined
  /**
   * The former name of `image`.
   * @deprecated use `image`
   */
  src?: string | undefined
}

export interface ReviewColour extends ReviewChoice {
  /** The colour of its swatch, as CSS writes it. */
  css: string
}

/** The choices to show as chips: the given ones, and the chosen one if it is not among them. */
export function shownChoices(
  few: readonly ReviewChoice[],
  more: readonly ReviewChoice[],
  chosen: string,
): readonly ReviewChoice[] {
  if (few.some(({ value }) => value === chosen)) return few
  const own = more.find(({ value }) => value === chosen)
  return own ? [...few, own] : few
}
