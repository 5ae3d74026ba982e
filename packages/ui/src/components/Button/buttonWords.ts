/** What a button says by itself. */
export interface ButtonWords {
  /** Read out when a button turns busy. */
  busy: string
}

export const BUTTON_WORDS: ButtonWords = {
  busy: "One moment",
}
