/** What results say by themselves. */
export interface SearchResultCardWords {
  /** Shown in place of a picture. */
  missing: string
  /** Read out while results are loading. */
  searching: string
}

export const SEARCH_RESULT_CARD_WORDS: SearchResultCardWords = {
  missing: "No picture",
  searching: "Searching",
}
