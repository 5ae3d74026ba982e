import { feedName } from "@stylin/api/contract"

/** The feed of the demo products, which are removed when the first shop is imported. */
export const DEMO = "demo"
/** The feed of a shop that gives it no name. */
export const DEFAULT_FEED = "shop"

/** Whether a shop may use this feed name: 1 to 40 of a-z, 0-9 and "-", and not the demo's name. */
export function isShopFeed(name: string): boolean {
  return feedName.safeParse(name).success
}

/**
 * The id in the catalogue for a feed's `id`: "feed:id", so that two shops that count from 1 do not
 * overwrite each other. No feed's name has a colon, so the first colon separates the two; with ids
 * of at most 50 characters the result stays below 100. The demo's ids stay unchanged: the server
 * makes them, without colons.
 */
export function catalogueId(feed: string, id: string): string {
  return feed === DEMO ? id : `${feed}:${id}`
}
