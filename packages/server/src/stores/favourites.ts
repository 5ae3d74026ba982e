import type { Look } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { fromJson } from "./columns.ts"
import { inTurn } from "./in-turn.ts"
import { type KnownOutfit, outfitOf } from "./recommendations.ts"
import { noteTakenBack, takenBackAt } from "./taken-back.ts"

/** The ids of her favourite looks. */
export async function loved(db: Queries, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("favourites")
    .select("look_id")
    .where("account_id", "=", accountId)
    .execute()
  return new Set(rows.map(({ look_id }) => look_id))
}

/**
 * Keeps a look among her favourites; once there it stays as it is, and it is for her after all. What she said later,
 * on another device, stays.
 */
export async function keepFavourite(
  db: Queries,
  accountId: string,
  look: Look,
  saidAt: number,
): Promise<void> {
  const { look_id } = look
  await inTurn(db, accountId, async (transaction) => {
    const taken = await takenBackAt(transaction, accountId, "favourites", [look_id])
    if ((taken.get(look_id) ?? 0) > saidAt) return
    await transaction
      .deleteFrom("dismissals")
      .where("account_id", "=", accountId)
      .where("look_id", "=", look_id)
      .execute()
    const look_json = JSON.stringify(look)
    await transaction
      .insertInto("favourites")
      .values({ account_id: accountId, look_id, look_json, created_at: saidAt })
      .onConflict((conflict) =>
        conflict
          .columns(["account_id", "look_id"])
          // Loved again, it outlasts what was taken back in between.
          .doUpdateSet({ created_at: saidAt })
          .where("favourites.created_at", "<", saidAt),
      )
      .execute()
  })
}

/**
 * Removes a look from her favourites, if it is there and was not loved later, on another device. The time of it
 * stays, so that an older word does not bring it back.
 */
export async function dropFavourite(
  db: Queries,
  accountId: string,
  lookId: string,
  saidAt: number,
): Promise<void> {
  await inTurn(db, accountId, async (transaction) => {
    await transaction
      .deleteFrom("favourites")
      .where("account_id", "=", accountId)
      .where("look_id", "=", lookId)
      .where("created_at", "<=", saidAt)
      .execute()
    await noteTakenBack(transaction, accountId, "favourites", [lookId], saidAt)
  })
}

/** Her favourites, newest first. */
export async function listFavourites(db: Queries, accountId: string): Promise<Look[]> {
  const rows = await db
    .selectFrom("favourites")
    .select("look_json")
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("look_id", "desc")
    .execute()
  return rows.map((row) => ({ ...fromJson<Look>(row.look_json), isFavorite: true }))
}

/** The outfits of her latest favourites, newest first. */
export async function favouriteOutfits(
  db: Queries,
  accountId: string,
  limit: number,
): Promise<KnownOutfit[]> {
  const rows = await db
    .selectFrom("favourites")
    .select(["look_id", "look_json"])
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("look_id", "desc")
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    lookId: row.look_id,
    garments: outfitOf(fromJson<Look>(row.look_json)),
  }))
}
