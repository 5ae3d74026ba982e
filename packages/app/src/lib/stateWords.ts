import type { ItemState } from "@stylin/api/contract"

interface StateWords {
  /** As a choice. */
  readonly choice: string
  /** On the item. */
  readonly mark: string
  /** After its name, once she has said so. */
  readonly said: string
  /** After the number of several. */
  readonly saidOfSeveral: string
}

/** How the app says why something cannot be worn just now. */
export const STATE_WORDS: Readonly<Record<ItemState, StateWords>> = {
  wash: {
    choice: "In the wash",
    mark: "In the wash",
    said: "is in the wash.",
    saidOfSeveral: "are in the wash.",
  },
  lent: { choice: "Lent to someone", mark: "Lent", said: "is lent.", saidOfSeveral: "are lent." },
  stored: {
    choice: "Away for the season",
    mark: "Put away",
    said: "is put away.",
    saidOfSeveral: "are put away.",
  },
  gone: {
    choice: "Sold or given away",
    mark: "Gone",
    said: "is gone.",
    saidOfSeveral: "are gone.",
  },
}

/** What is said once it can be worn again. */
export const WORN_AGAIN = "is back in your looks."
export const SEVERAL_WORN_AGAIN = "are back in your looks."
