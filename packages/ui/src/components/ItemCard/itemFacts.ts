export interface ItemCardItem {
  /** Address of the garment's picture, on its own ground. */
  imageUrl: string | undefined
  /** Who made it; replaced by "Your item" for what she owns. */
  brand?: string | undefined
  /** Whether no brand is known: "Unlisted" replaces it, and the price is hidden. */
  unlisted?: boolean | undefined
  /** What it is. */
  name: string
  /** The page that sells it; makes the name a link. */
  href?: string | undefined
  /** Price in pounds sterling. */
  price?: number | undefined
  /** Whether it is in her own wardrobe. */
  owned?: boolean | undefined
  /** Whether its picture is a photograph, which is worth showing large. */
  photographed?: boolean | undefined
  /** Whether the shop has run out of it; said above its price, which is struck through. */
  soldOut?: boolean | undefined
}

const pounds = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" })
const wholePounds = new Intl.NumberFormat("en-GB", {
  style: "currency",
  currency: "GBP",
  maximumFractionDigits: 0,
})

/** A price as it is printed: whole pounds without pence, e.g. `£20`, `£49.99`. */
export const formatPrice = (price: number): string =>
  Number.isInteger(price) ? wholePounds.format(price) : pounds.format(price)

/**
 * The lines of a card. On her own garments "Your item" replaces the brand, on garments of no known
 * brand "Unlisted", and neither shows a price.
 */
export function itemFacts(
  { brand, price, owned = false, unlisted = false }: ItemCardItem,
  { ownedLabel = "Your item", unlistedLabel = "Unlisted" } = {},
): {
  brand: string | undefined
  price: string | undefined
} {
  if (owned) return { brand: ownedLabel, price: undefined }
  if (unlisted) return { brand: unlistedLabel, price: undefined }
  return { brand, price: price === undefined ? undefined : formatPrice(price) }
}
