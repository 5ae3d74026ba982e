/** The names of a row's buttons. */
export interface ItemCarouselWords {
  /** Name of the button that scrolls back. */
  previous: string
  /** Name of the button that scrolls on. */
  next: string
}

export const ITEM_CAROUSEL_WORDS: ItemCarouselWords = {
  previous: "Previous items",
  next: "Next items",
}
