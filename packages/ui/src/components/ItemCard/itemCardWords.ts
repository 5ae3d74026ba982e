import type { ItemCardItem } from "./itemFacts.ts"

/** What a garment's card says by itself. */
export interface ItemCardWords {
  /** Name of the button that shows the next alternative. */
  alternative: (shown: { item: ItemCardItem }) => string
  /** Name of the button that shows a photographed item large. */
  picture: (shown: { item: ItemCardItem }) => string
  /** Replaces the brand on garments that she owns. */
  owned: string
  /** Replaces the brand on garments of no known brand. */
  unlisted: string
  /** Shown above the price of a garment that is sold out. */
  soldOut: string
}

export const ITEM_CARD_WORDS: ItemCardWords = {
  alternative: ({ item }) => `Show another option for ${item.name}`,
  picture: ({ item }) => `Show your photo of ${item.name}`,
  owned: "Your item",
  unlisted: "Unlisted",
  soldOut: "Sold out",
}
