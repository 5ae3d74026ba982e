/** Where the provider's API begins: a path of this origin, or a whole address. */
export const API_BASE: string = import.meta.env.VITE_API_URL ?? "/api"

/**
 * The whole address of a picture or link that the provider gave. Paths belong to the provider's
 * host, which may not be the app's.
 */
export function providerUrl(address: string): string {
  return new URL(address, new URL(API_BASE, location.href)).href
}

/** The address of a small version of a garment's picture, if it is one of her photos. */
export function thumbnailUrl(address: string): string {
  const url = new URL(providerUrl(address))
  if (url.searchParams.has("signature")) url.searchParams.set("size", "small")
  return url.href
}
