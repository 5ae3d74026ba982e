/** Where the provider's API begins: a path of this origin, or a whole address. */
export const API_BASE: string = import.meta.env.VITE_API_URL ?? "/api"

/**
 * The whole address of a picture or link that the provider gave. Paths belong to the provider's
 * host, which may not be the app's.
 */
export function providerUrl(address: string): string {
  return new URL(address, new URL(API_BASE, location.href)).href
}

/** A bitmap of a drawn garment, and its width for a card: 132 px on a 2x screen. */
const FLAT = /\/pictures\/flats\/\w+\.webp$/
const CARD = 280

/** The address of a small version of a garment's picture, if it has one. */
export function thumbnailUrl(address: string): string {
  const url = new URL(providerUrl(address))
  if (url.searchParams.has("signature")) url.searchParams.set("size", "small")
  else if (FLAT.test(url.pathname)) url.searchParams.set("w", String(CARD))
  return url.href
}
