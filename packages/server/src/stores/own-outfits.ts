import type { Look, OwnOutfit } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { fromJson, isoTime } from "./columns.ts"
import { inTurn } from "./in-turn.ts"
import { noteTakenBack, takenBackAt } from "./taken-back.ts"

export interface OutfitToKeep {
  readonly id: string
  readonly name: string
  readonly look: Look
  /** When she said so, in milliseconds since 1970. */
  readonly savedAt: number
}

/** Keeps an outfit of her own; what she said later, on another device, stays. */
export async function keepOutfit(
  db: Queries,
  accountId: string,
  { id, name, look, savedAt }: OutfitToKeep,
): Promise<void> {
  const said = { name, look_json: JSON.stringify(look), saved_at: savedAt }
  await inTurn(db, accountId, async (transaction) => {
    const taken = await takenBackAt(transaction, accountId, "outfits", [id])
    if ((taken.get(id) ?? 0) > savedAt) return
    await transaction
      .insertInto("own_outfits")
      .values({ account_id: accountId, id, ...said })
      .onConflict((conflict) =>
        conflict
          .columns(["account_id", "id"])
          .doUpdateSet(said)
          .where("own_outfits.saved_at", "<=", savedAt),
      )
      .execute()
  })
}

/**
 * Removes an outfit of her own, if it is there and was not kept later, on another device. The time of it stays,
 * so that an older word does not bring it back.
 */
export async function dropOutfit(
  db: Queries,
  accountId: string,
  id: string,
  saidAt: number,
): Promise<void> {
  await inTurn(db, accountId, async (transaction) => {
    await transaction
      .deleteFrom("own_outfits")
      .where("account_id", "=", accountId)
      .where("id", "=", id)
      .where("saved_at", "<=", saidAt)
      .execute()
    await noteTakenBack(transaction, accountId, "outfits", [id], saidAt)
  })
}

/** The outfits that she put together, newest first. */
export async function listOutfits(db: Queries, accountId: string): Promise<OwnOutfit[]> {
  const rows = await db
    .selectFrom("own_outfits")
    .select(["id", "name", "look_json", "saved_at"])
    .where("account_id", "=", accountId)
    .orderBy("saved_at", "desc")
    .orderBy("id")
    .execute()
  return rows.map(({ id, name, look_json, saved_at }) => ({
    id,
    name,
    look: fromJson<Look>(look_json),
    saved_at: isoTime(saved_at),
  }))
}
