/** What the picker says by itself. */
export interface ActivityPickerWords {
  /** The question. */
  title: string
  /** Text of the button. */
  submit: string
}

export const ACTIVITY_PICKER_WORDS: ActivityPickerWords = {
  title: "Select your activity to dress for",
  submit: "Get new Stylin",
}
