import type { WardrobeItem } from "@stylin/api/contract"

/** What adds to the items that the provider lists, as soon as its code is there. */
export const amendments = new Set<(items: WardrobeItem[]) => WardrobeItem[]>()
