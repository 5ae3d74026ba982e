/** What a failure says by itself. */
export interface ErrorStateWords {
  /** What went wrong, if nothing more is known. */
  title: string
  /** Text of the button that tries again. */
  retry: string
}

export const ERROR_STATE_WORDS: ErrorStateWords = {
  title: "Something went wrong",
  retry: "Try again",
}
