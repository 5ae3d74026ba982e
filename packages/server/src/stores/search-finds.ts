import { randomUUID } from "node:crypto"
import type { Queries } from "../database/tables.ts"
import { batches } from "./batches.ts"
import { fromJson } from "./columns.ts"
import type { FoundGarment, SearchFind } from "./found-garment.ts"
import { inTurn } from "./in-turn.ts"

/**
 * Keeps what she found by search for her review; a find that is already pending is not kept twice.
 * Resolves to the ids of the pending items, in the given order.
 */
export async function keepSearchFinds(
  db: Queries,
  accountId: string,
  finds: readonly SearchFind[],
  now: number,
): Promise<string[]> {
  return inTurn(db, accountId, async (transaction) => {
    const ids = await waitingFinds(transaction, accountId)
    const fresh = new Map<string, SearchFind>()
    for (const find of finds) {
      const name = nameOf(find)
      if (ids.has(name)) continue
      const id = randomUUID()
      ids.set(name, id)
      fresh.set(id, find)
    }
    const rows = [...fresh].map(([id, find], position) => ({
      id,
      account_id: accountId,
      // It has no photo; its picture is the product's.
      object_key: `photos/${id}`,
      content_type: "",
      bytes: 0,
      state: "ready" as const,
      reading_json: JSON.stringify(find),
      created_at: now,
      position,
    }))
    for (const batch of batches(rows)) {
      await transaction.insertInto("photos").values(batch).execute()
    }
    return finds.flatMap((find) => ids.get(nameOf(find)) ?? [])
  })
}

/** The ids of pending finds, by what identifies them. */
async function waitingFinds(db: Queries, accountId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("photos")
    .select(["id", "reading_json"])
    .where("account_id", "=", accountId)
    .where("state", "=", "ready")
    .execute()
  const named = rows.flatMap(({ id, reading_json }) => {
    if (reading_json === null) return []
    const kept = fromJson<FoundGarment | SearchFind>(reading_json)
    return "shot" in kept ? [[nameOf(kept), id] as const] : []
  })
  return new Map(named)
}

function nameOf({ productId, shot }: SearchFind): string {
  return JSON.stringify(productId ?? [shot.item_summary, shot.image_path])
}
