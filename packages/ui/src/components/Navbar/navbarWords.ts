/** What the bar says by itself. */
export interface NavbarWords {
  /** Names the bar for screen readers. */
  label: string
  /** The wordmark. */
  logo: string
}

export const NAVBAR_WORDS: NavbarWords = {
  label: "Main",
  logo: "Stylin",
}
