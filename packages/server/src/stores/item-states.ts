import type { ItemState } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { batches } from "./batches.ts"

/** Whether items can be worn, and when she said so, in milliseconds since 1970. */
export interface StateSaid {
  readonly itemIds: readonly string[]
  /** Why they cannot be worn; null if they can. */
  readonly state: ItemState | null
  readonly saidAt: number
}

/**
 * Keeps whether items can be worn. What she said later, on another device, stays; ids that are not hers
 * are ignored.
 */
export async function keepItemState(
  db: Queries,
  accountId: string,
  { itemIds, state, saidAt }: StateSaid,
): Promise<void> {
  for (const batch of batches(itemIds)) {
    await db
      .updateTable("wardrobe_items")
      .set({ state, state_at: saidAt })
      .where("account_id", "=", accountId)
      .where("id", "in", batch)
      .where(({ or, eb }) => or([eb("state_at", "is", null), eb("state_at", "<=", saidAt)]))
      .execute()
  }
}

/** The ids of what she owns and cannot wear just now. */
export async function listAway(db: Queries, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("wardrobe_items")
    .select("id")
    .where("account_id", "=", accountId)
    .where("state", "is not", null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
