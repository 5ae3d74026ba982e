/** The names of the button in the field. */
export interface PasswordFieldWords {
  /** Name of the button while the secret is hidden. */
  show: string
  /** Name of the button while the secret is shown. */
  hide: string
}

export const PASSWORD_FIELD_WORDS: PasswordFieldWords = {
  show: "Show password",
  hide: "Hide password",
}
