import type { Sign } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { atomically } from "./atomically.ts"
import { batches, lastOfEach } from "./batches.ts"

/** What she did with a garment. */
export interface SignMade {
  readonly sign: Sign
  readonly item_id: string
  /** Left out where she met the garment outside a look. */
  readonly look_id?: string | undefined
}

/** How long a sign tells something of her taste. */
export const SIGNS_KEPT_MS = 180 * 24 * 60 * 60 * 1000
/** The most that are kept for an account. */
const MOST_KEPT = 500

/** Keeps what she did with garments, each once; of too many the oldest go. */
export async function keepSigns(
  db: Queries,
  accountId: string,
  signs: readonly SignMade[],
  now: number,
): Promise<void> {
  const rows = lastOfEach(signs, ({ sign, item_id, look_id = "" }) =>
    JSON.stringify([sign, item_id, look_id]),
  ).map(({ sign, item_id, look_id = "" }) => ({
    account_id: accountId,
    sign,
    item_id,
    look_id,
    made_at: now,
  }))
  await atomically(db, async (transaction) => {
    for (const batch of batches(rows)) {
      await transaction
        .insertInto("signs")
        .values(batch)
        .onConflict((conflict) =>
          conflict
            .columns(["account_id", "sign", "item_id", "look_id"])
            .doUpdateSet(({ ref }) => ({ made_at: ref("excluded.made_at") })),
        )
        .execute()
    }
    const oldest = await transaction
      .selectFrom("signs")
      .select("made_at")
      .where("account_id", "=", accountId)
      .orderBy("made_at", "desc")
      .offset(MOST_KEPT)
      .limit(1)
      .executeTakeFirst()
    if (!oldest) return
    await transaction
      .deleteFrom("signs")
      .where("account_id", "=", accountId)
      .where("made_at", "<=", oldest.made_at)
      .where("made_at", "<", now)
      .execute()
  })
}

/** What she did with garments, the latest first; with a limit, no more than so many. */
export function listSigns(db: Queries, accountId: string, limit = MOST_KEPT) {
  return db
    .selectFrom("signs")
    .select(["sign", "item_id", "look_id", "made_at"])
    .where("account_id", "=", accountId)
    .orderBy("made_at", "desc")
    .orderBy("look_id", "desc")
    .orderBy("item_id", "desc")
    .orderBy("sign")
    .limit(limit)
    .execute()
}

/** Forgets what was done before a time, in milliseconds since 1970. */
export async function deleteOldSigns(db: Queries, before: number): Promise<void> {
  await db.deleteFrom("signs").where("made_at", "<", before).execute()
}
