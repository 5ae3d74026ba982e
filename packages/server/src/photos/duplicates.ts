import type { PendingItem } from "@stylin/api/contract"
import { difference, isHex } from "@stylin/garments/colour"
import type { Queries } from "../database/tables.ts"
import type { Likeness } from "../stores/found-garment.ts"
import { findReadings, listLikenesses } from "../stores/photo-readings.ts"
import { isSamePicture } from "../vision/picture-hash.ts"

/** The main colour of one garment differs by less than this between two photos, in CIEDE2000. */
const SAME_COLOUR = 12

/** Pending items, each with the wardrobe item that it seems to duplicate. */
export async function duplicatesOf(
  db: Queries,
  accountId: string,
  pending: readonly PendingItem[],
): Promise<PendingItem[]> {
  const owned = await listLikenesses(db, accountId)
  if (owned.length === 0) return [...pending]
  const readings = await findReadings(
    db,
    pending.map(({ item_id }) => item_id),
  )
  return pending.map((item) => {
    const likeness = readings.get(item.item_id)?.likeness
    const same =
      likeness &&
      owned.find((one) => one.section === item.section && isAlike(one.likeness, likeness))
    return same ? { ...item, duplicate_of: same.itemId } : item
  })
}

/** Whether two garments look alike enough to ask her whether they are the same. */
export function isAlike(first: Likeness, second: Likeness): boolean {
  if (!isSamePicture(first.hash, second.hash)) return false
  const [one, other] = [first.colour, second.colour]
  if (one === undefined || other === undefined || !isHex(one) || !isHex(other)) return one === other
  return difference(one, other) < SAME_COLOUR
}
