/** The address of a shop's photo of a garment in place of a drawing. */
const SHOPS = /[?&]photo=/

/** Whose photo a picture's address shows; undefined for a drawing. */
export function photographerOf(address = ""): "her" | "shop" | undefined {
  if (address.includes("/photos/")) return "her"
  return SHOPS.test(address) ? "shop" : undefined
}
