import type { WardrobeItem } from "../contract/wardrobe.ts"
import { type Account, isoTime } from "./state.ts"

/** Several texts as one key. */
export const keyOf = (...of: string[]) => JSON.stringify(of)

/** Her wardrobe, each item with the days on which she wore it. */
export function withWorn({ wardrobe, worn }: Account): WardrobeItem[] {
  const days = Map.groupBy(worn.values(), ({ item_id }) => item_id)
  return wardrobe.map((item) => {
    const own = [...new Set(days.get(item.item_id)?.map(({ day }) => day))].toSorted()
    const last = own.at(-1)
    return last === undefined ? item : { ...item, worn: { times: own.length, last } }
  })
}

/** What of looks she wore in the last days, each as one text, so that no feed brings it back. */
export function wornLooksLately({ worn }: Account, now: number, days: number): Set<string> {
  const since = isoTime(now - days * 24 * 60 * 60 * 1000).slice(0, 10)
  const lately = [...worn.values()].filter(({ day }) => day >= since)
  const looks = Map.groupBy(lately, ({ day, look_id }) => keyOf(day, look_id)).values()
  return new Set(
    [...looks].map((pieces) =>
      pieces
        .map(({ item_id }) => item_id)
        .toSorted()
        .join(),
    ),
  )
}
