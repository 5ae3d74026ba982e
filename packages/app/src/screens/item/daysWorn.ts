import type { WardrobeItem, WornOn } from "@stylin/api/contract"

/** A day on which she wore a piece. */
export interface DayWorn {
  readonly day: string
  /** What she wore with it that she still has. */
  readonly others: readonly WardrobeItem[]
}

/** The days on which a piece was worn with others, the last first. */
export function daysWorn(
  itemId: string,
  worn: readonly WornOn[],
  items: readonly WardrobeItem[],
): DayWorn[] {
  const byDay = Map.groupBy(
    worn.filter(({ item_ids }) => item_ids.includes(itemId)),
    ({ day }) => day,
  )
  return [...byDay]
    .map(([day, entries]) => {
      const ids = new Set(entries.flatMap(({ item_ids }) => item_ids))
      ids.delete(itemId)
      return { day, others: items.filter(({ item_id }) => ids.has(item_id)) }
    })
    .filter(({ others }) => others.length > 0)
    .toSorted((one, other) => (one.day < other.day ? 1 : -1))
}
