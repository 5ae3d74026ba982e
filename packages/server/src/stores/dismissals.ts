import type { DismissalReason, Look } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { atomically } from "./atomically.ts"
import { fromJson } from "./columns.ts"
import { dropFavourite } from "./favourites.ts"
import { findLook, type KnownOutfit, outfitOf } from "./recommendations.ts"

/** What she says of a look that is not for her. */
export interface Said {
  readonly lookId: string
  readonly reason?: DismissalReason | undefined
  /** The garment, where that is the reason. */
  readonly itemId?: string | undefined
}

/** An outfit that is not for her. */
export interface DismissedOutfit extends KnownOutfit {
  readonly occasion: Look["type"]
  readonly reason: DismissalReason | null
  readonly itemId: string | null
}

/** How many of the outfits that she dismissed last are given. */
const OUTFITS_TOLD = 1000

/**
 * Keeps that a look is not for her, and takes it out of her favourites. Said again, a new reason takes
 * the place of the old one.
 * @returns false if she does not know such a look
 */
export async function keepDismissal(
  db: Queries,
  accountId: string,
  { lookId, reason, itemId }: Said,
  now: number,
): Promise<boolean> {
  return atomically(db, async (transaction) => {
    const why = reason && { reason, item_id: itemId ?? null }
    const known = await transaction
      .selectFrom("dismissals")
      .select("look_id")
      .where("account_id", "=", accountId)
      .where("look_id", "=", lookId)
      .executeTakeFirst()
    const look = known ? undefined : await findLook(transaction, accountId, lookId)
    if (look) {
      await transaction
        .insertInto("dismissals")
        .values({
          account_id: accountId,
          look_id: lookId,
          occasion: look.type,
          outfit_json: JSON.stringify(outfitOf(look)),
          reason: null,
          item_id: null,
          ...why,
          dismissed_at: now,
        })
        // The same, sent twice at once.
        .onConflict((conflict) =>
          why
            ? conflict.columns(["account_id", "look_id"]).doUpdateSet(why)
            : conflict.columns(["account_id", "look_id"]).doNothing(),
        )
        .execute()
      await dropFavourite(transaction, accountId, lookId, now)
    } else if (known && why) {
      await transaction
        .updateTable("dismissals")
        .set(why)
        .where("account_id", "=", accountId)
        .where("look_id", "=", lookId)
        .execute()
    }
    return look !== undefined || known !== undefined
  })
}

/** Forgets that a look was not for her, if she said so. */
export async function dropDismissal(db: Queries, accountId: string, lookId: string): Promise<void> {
  await db
    .deleteFrom("dismissals")
    .where("account_id", "=", accountId)
    .where("look_id", "=", lookId)
    .execute()
}

/** Everything that is kept of what is not for her, the earliest first. */
export function listDismissals(db: Queries, accountId: string) {
  return db
    .selectFrom("dismissals")
    .select(["look_id", "reason", "item_id", "dismissed_at", "occasion", "outfit_json"])
    .where("account_id", "=", accountId)
    .orderBy("dismissed_at")
    .orderBy("look_id")
    .execute()
}

/** The outfits that are not for her, the latest first. */
export async function dismissedOutfits(db: Queries, accountId: string): Promise<DismissedOutfit[]> {
  const rows = await db
    .selectFrom("dismissals")
    .select(["look_id", "occasion", "outfit_json", "reason", "item_id"])
    .where("account_id", "=", accountId)
    .orderBy("dismissed_at", "desc")
    .orderBy("look_id", "desc")
    .limit(OUTFITS_TOLD)
    .execute()
  return rows.map((row) => ({
    lookId: row.look_id,
    occasion: row.occasion,
    garments: fromJson(row.outfit_json),
    reason: row.reason,
    itemId: row.item_id,
  }))
}
