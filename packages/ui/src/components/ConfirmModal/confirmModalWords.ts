/** What a question says by itself. */
export interface ConfirmModalWords {
  /** Text of the button that does not go ahead. */
  cancel: string
}

export const CONFIRM_MODAL_WORDS: ConfirmModalWords = {
  cancel: "Cancel",
}
