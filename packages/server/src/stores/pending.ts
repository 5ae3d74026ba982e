import { PENDING_STATES, type PendingItem } from "@stylin/api/contract"
import type { PhotoState, Queries } from "../database/tables.ts"
import { atomically } from "./atomically.ts"
import { batches } from "./batches.ts"
import { isoTime } from "./columns.ts"
import { pendingFacts } from "./found-garment.ts"

/** What waits for her review, oldest first. */
export async function listPending(db: Queries, accountId: string): Promise<PendingItem[]> {
  const rows = await db
    .selectFrom("photos")
    .select(["id", "state", "created_at", "reading_json"])
    .where("account_id", "=", accountId)
    .where("state", "in", PENDING_STATES)
    .orderBy("created_at")
    .orderBy("position")
    .orderBy("id")
    .execute()
  return rows.flatMap(({ id, state, created_at, reading_json }) =>
    isPending(state)
      ? { item_id: id, state, created_at: isoTime(created_at), ...pendingFacts(reading_json) }
      : [],
  )
}

/** Marks pending photos as taken into the wardrobe; ignores ids that are not pending. */
export async function clearPending(
  db: Queries,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  for (const batch of batches(ids)) {
    await db
      .updateTable("photos")
      .set({ state: "taken", expires_at: null })
      .where("account_id", "=", accountId)
      .where("state", "in", PENDING_STATES)
      .where("id", "in", batch)
      .execute()
  }
}

/**
 * Moves a guest's photos to the account, with their pictures. Resolves to how many there are to
 * review.
 */
export async function claimGuestPhotos(
  db: Queries,
  claim: {
    readonly claimHash: string
    readonly accountId: string
    readonly now: number
    readonly expiresAt: number
  },
): Promise<number> {
  const take = (transaction: Queries, states: readonly PhotoState[]) =>
    transaction
      .updateTable("photos")
      .set({ account_id: claim.accountId, claim_hash: null, expires_at: claim.expiresAt })
      .where("claim_hash", "=", claim.claimHash)
      .where("state", "in", states)
      .where("expires_at", ">", claim.now)
      .returning("state")
      .execute()
  return atomically(db, async (transaction) => {
    // This waits for photos that are just being read; pictures made of them are moved afterwards.
    const waiting = await take(transaction, PENDING_STATES)
    const made = await take(transaction, [...PENDING_STATES, "picture", "outfit"])
    return [...waiting, ...made].filter(({ state }) => isPending(state)).length
  })
}

function isPending(state: PhotoState): state is PendingItem["state"] {
  return PENDING_STATES.some((pending) => pending === state)
}
