/** The answers of a sample look. */
export interface CalibrationCardWords {
  /** Text of the answer yes. */
  wear: string
  /** Text of the answer no. */
  unlikely: string
}

export const CALIBRATION_CARD_WORDS: CalibrationCardWords = {
  wear: "Would wear!",
  unlikely: "Unlikely",
}
