/** What a message says besides its text. */
export interface SnackbarWords {
  /** Tells screen readers what a press does. */
  dismiss: string
}

export const SNACKBAR_WORDS: SnackbarWords = {
  dismiss: "dismiss",
}
