/** What a section says by itself. */
export interface WardrobeSectionWords {
  /** Says how many items there are. */
  count: (of: { count: number }) => string
  /** Read out while the section is loading. */
  loading: string
}

export const WARDROBE_SECTION_WORDS: WardrobeSectionWords = {
  count: ({ count }) => (count === 1 ? "1 item" : `${count} items`),
  loading: "Loading wardrobe",
}
