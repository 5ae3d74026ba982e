/** What a round of tips says by itself. */
export interface TipsOverlayWords {
  /** Text of the button that leads on. */
  next: string
  /** Text of the last tip's button. */
  done: string
  /** Text of the button that ends the round early. */
  skip: string
  /** Counts the tips. */
  counter: (place: { number: number; total: number }) => string
}

export const TIPS_OVERLAY_WORDS: TipsOverlayWords = {
  next: "Next",
  done: "Got It",
  skip: "Skip",
  counter: ({ number, total }) => `${number} of ${total}`,
}
