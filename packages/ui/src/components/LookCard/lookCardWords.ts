/** What a look says by itself. */
export interface LookCardWords {
  /** Name of the heart, whether it is on or off. */
  favourite: (look: { title: string }) => string
  /** Begins the name of what opens the look. */
  open: (look: { title: string }) => string
  /** Heading that the reasons are folded up under. */
  reasons: string
  /** Text of the button that asks for other pieces. */
  morePicks: string
  /** Read out while a look is loading. */
  loading: string
}

export const LOOK_CARD_WORDS: LookCardWords = {
  favourite: ({ title }) => `Favourite ${title}`,
  open: ({ title }) => `Open ${title}`,
  reasons: "Why this look",
  morePicks: "More picks",
  loading: "Loading look",
}
