/** Where the provider's API begins: a path of this origin, or a whole address. */
export const API_BASE: string = import.meta.env.VITE_API_URL ?? "/api"

/**
 * The whole address of a picture or link that the provider gave. Paths are those of the provider's
 * host, which need not be the app's own.
 */
export function providerUrl(address: string): string {
  return new URL(address, new URL(API_BASE, location.href)).href
}
