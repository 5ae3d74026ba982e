import type { Look } from "@stylin/api/contract"

/** How many looks of her feed are offered beside her favourites. */
const OF_FEED = 12

/** Looks that she can plan: her favourites, then the first of her feed, each once. */
export function knownLooks(favourites: readonly Look[], feed: readonly Look[]): Look[] {
  const all = [...favourites, ...feed.slice(0, OF_FEED)]
  return [...new Map(all.toReversed().map((look) => [look.look_id, look])).values()].toReversed()
}
