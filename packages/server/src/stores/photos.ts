import { PENDING_STATES, type PendingItem } from "@stylin/api/contract"
import type { PhotoState, Queries } from "../database/tables.ts"
import { batches } from "./batches.ts"
import { isoTime } from "./columns.ts"

type PendingState = PendingItem["state"]

interface PhotoFacts {
  readonly id: string
  /** Where its bytes lie in the object store. */
  readonly objectKey: string
  readonly contentType: string
  readonly bytes: number
  readonly state: PendingState
  readonly now: number
}

/** A photo is an account's, or a guest's who can claim it until it expires. */
export type NewPhoto = PhotoFacts &
  ({ readonly accountId: string } | { readonly claimHash: string; readonly expiresAt: number })

export async function keepPhoto(db: Queries, photo: NewPhoto): Promise<void> {
  const owner =
    "accountId" in photo
      ? { account_id: photo.accountId, claim_hash: null, expires_at: null }
      : { account_id: null, claim_hash: photo.claimHash, expires_at: photo.expiresAt }
  await db
    .insertInto("photos")
    .values({
      ...owner,
      id: photo.id,
      object_key: photo.objectKey,
      content_type: photo.contentType,
      bytes: photo.bytes,
      state: photo.state,
      created_at: photo.now,
    })
    .execute()
}

/** What waits for her review, the oldest first. */
export async function listPending(db: Queries, accountId: string): Promise<PendingItem[]> {
  const rows = await db
    .selectFrom("photos")
    .select(["id", "state", "created_at"])
    .where("account_id", "=", accountId)
    .where("state", "in", PENDING_STATES)
    .orderBy("created_at")
    .orderBy("id")
    .execute()
  return rows.flatMap((row) =>
    isPending(row.state)
      ? { item_id: row.id, state: row.state, created_at: isoTime(row.created_at) }
      : [],
  )
}

/**
 * Drops pending photos: the named ones, or all.
 * Resolves to their object keys, whose bytes are left to the caller.
 */
export async function dismissPhotos(
  db: Queries,
  accountId: string,
  ids: readonly string[] | undefined,
): Promise<string[]> {
  const pending = db
    .deleteFrom("photos")
    .where("account_id", "=", accountId)
    .where("state", "in", PENDING_STATES)
    .returning("object_key as objectKey")
  if (!ids) return (await pending.execute()).map(({ objectKey }) => objectKey)
  const objectKeys: string[] = []
  for (const batch of batches(ids)) {
    const dismissed = await pending.where("id", "in", batch).execute()
    objectKeys.push(...dismissed.map(({ objectKey }) => objectKey))
  }
  return objectKeys
}

/** Marks pending photos as taken into the wardrobe; ids that are not pending are passed over. */
export async function clearPending(
  db: Queries,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  for (const batch of batches(ids)) {
    await db
      .updateTable("photos")
      .set({ state: "taken" })
      .where("account_id", "=", accountId)
      .where("state", "in", PENDING_STATES)
      .where("id", "in", batch)
      .execute()
  }
}

/** Makes a guest's photos the account's own, for good. Resolves to their number. */
export async function claimGuestPhotos(
  db: Queries,
  claim: { readonly claimHash: string; readonly accountId: string; readonly now: number },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("photos")
    .set({ account_id: claim.accountId, claim_hash: null, expires_at: null })
    .where("claim_hash", "=", claim.claimHash)
    .where("expires_at", ">", claim.now)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Guests' photos that nobody claimed in time, at most `limit`. */
export async function expiredPhotos(
  db: Queries,
  now: number,
  limit: number,
): Promise<{ id: string; objectKey: string }[]> {
  return db
    .selectFrom("photos")
    .select(["id", "object_key as objectKey"])
    .where("expires_at", "<=", now)
    .orderBy("expires_at")
    .limit(limit)
    .execute()
}

/** Forgets photos whose bytes are gone. */
export async function deletePhotos(db: Queries, ids: readonly string[]): Promise<void> {
  for (const batch of batches(ids)) {
    await db.deleteFrom("photos").where("id", "in", batch).execute()
  }
}

function isPending(state: PhotoState): state is PendingState {
  return state !== "taken"
}
