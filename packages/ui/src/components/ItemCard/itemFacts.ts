import type { Price } from "../../provider/money.ts"

export interface ItemCardItem {
  /** Address of the garment's picture, on its own ground. */
  image?: string | undefined
  /** The same in several widths, as an image's `srcset`, so that a small screen fetches a small one. */
  imageSet?: string | undefined
  /** How wide it is shown, as an image's `sizes`; a browser chooses from `imageSet` by it. */
  imageSizes?: string | undefined
  /** CSS colours that softly stand in for the picture, from its top down, until it is there. */
  imagePlaceholder?: readonly string[] | undefined
  /**
   * The former name of `image`.
   * @deprecated use `image`
   */
  imageUrl?: string | undefined
  /** Who made it; replaced by "Your item" for what she owns. */
  brand?: string | undefined
  /** Whether no brand is known: "Unlisted" replaces it, and the price is hidden. */
  unlisted?: boolean | undefined
  /** What it is. */
  name: string
  /** The page that sells it; makes the name a link. */
  href?: string | undefined
  /** Its price: a number in the provider's currency, an amount with its own, or what to show instead. */
  price?: Price | undefined
  /** Whether it is in her own wardrobe. */
  owned?: boolean | undefined
  /** Whether its picture is a photograph, which is worth showing large. */
  photographed?: boolean | undefined
  /** Whether the shop has run out of it; said above its price, which is struck through. */
  soldOut?: boolean | undefined
}

/**
 * The lines of a card. On her own garments the words for them replace the brand, on garments of no
 * known brand "Unlisted", and neither has a price.
 */
export function itemFacts(
  { brand, price, owned = false, unlisted = false }: ItemCardItem,
  words: { owned: string; unlisted: string },
): { brand: string | undefined; price: Price } {
  if (owned) return { brand: words.owned, price: undefined }
  if (unlisted) return { brand: words.unlisted, price: undefined }
  return { brand, price }
}
