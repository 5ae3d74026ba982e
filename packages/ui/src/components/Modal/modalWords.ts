/** What dialogs and sheets say by themselves. */
export interface ModalWords {
  /** Name of the close button. */
  close: string
}

export const MODAL_WORDS: ModalWords = {
  close: "Close",
}
