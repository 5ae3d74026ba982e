import { PENDING_STATES, type PendingItem } from "@stylin/api/contract"
import { sql } from "kysely"
import type { PhotoState, Queries } from "../database/tables.ts"
import { atomically } from "./atomically.ts"
import { batches } from "./batches.ts"
import { isoTime } from "./columns.ts"
import { pendingFacts } from "./kept-reading.ts"
import { giveUpEmptyOutfits } from "./photo-readings.ts"

const SHOWN_STATES = [...PENDING_STATES, "taken", "picture", "outfit"] as const

/** Whose a photo is: an account's, or a guest's who can claim it. */
export type PhotoOwner =
  | { readonly accountId: string; readonly claimHash?: undefined }
  | { readonly accountId?: undefined; readonly claimHash: string }

export type NewPhoto = PhotoOwner & {
  readonly id: string
  /** Where its bytes will lie in the object store. */
  readonly objectKey: string
  readonly contentType: string
  readonly bytes: number
  /** Its place among those that came with it, from 0. */
  readonly position?: number
  readonly now: number
  /** When it runs out unless `keepPhotos` is called. */
  readonly expiresAt: number
}

/** A photo whose bytes are to go, and then its row. */
export interface PhotoToRemove {
  readonly id: string
  readonly objectKey: string
}

/** Notes a photo before its bytes are written, so that bytes without a row cannot be left over. */
export async function insertPhoto(db: Queries, photo: NewPhoto): Promise<void> {
  await db
    .insertInto("photos")
    .values({
      id: photo.id,
      account_id: photo.accountId ?? null,
      claim_hash: photo.claimHash ?? null,
      object_key: photo.objectKey,
      content_type: photo.contentType,
      bytes: photo.bytes,
      state: "uploading",
      created_at: photo.now,
      position: photo.position ?? 0,
      expires_at: photo.expiresAt,
    })
    .execute()
}

/** How many bytes of photos somebody has, those on their way included. */
export async function photoBytes(db: Queries, owner: PhotoOwner): Promise<number> {
  const photos = db
    .selectFrom("photos")
    .select(({ fn }) => fn.coalesce(fn.sum<number | string>("bytes"), sql.lit(0)).as("total"))
  const { total } = await (owner.accountId === undefined
    ? photos.where("claim_hash", "=", owner.claimHash)
    : photos.where("account_id", "=", owner.accountId)
  ).executeTakeFirstOrThrow()
  // PostgreSQL's sums are decimals, which arrive as text.
  return Number(total)
}

/** The bytes of these photos are written: they wait to be read, for good or until `expiresAt`. */
export async function keepPhotos(
  db: Queries,
  ids: readonly string[],
  expiresAt: number | undefined,
): Promise<void> {
  for (const batch of batches(ids)) {
    await db
      .updateTable("photos")
      .set({ state: "waiting", expires_at: expiresAt ?? null })
      .where("id", "in", batch)
      .where("state", "=", "uploading")
      .execute()
  }
}

/** What waits for her review, the oldest first. */
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

/**
 * Gives up pending photos: the named ones, or all. Resolves to them, to be removed; whatever of
 * them is not removed is past its end.
 */
export async function dismissPhotos(
  db: Queries,
  accountId: string,
  ids: readonly string[] | undefined,
): Promise<PhotoToRemove[]> {
  const pending = givingUp(db, accountId).where("state", "in", PENDING_STATES)
  const given: PhotoToRemove[] = []
  if (!ids) given.push(...(await pending.execute()))
  for (const batch of batches(ids ?? [])) {
    given.push(...(await pending.where("id", "in", batch).execute()))
  }
  for (const batch of batches([...given])) {
    const sources = batch.map(({ id }) => id)
    given.push(...(await givingUp(db, accountId).where("source_id", "in", sources).execute()))
  }
  given.push(...(await giveUpEmptyOutfits(db, accountId)))
  return given
}

/**
 * The same for every photo of an account, in whatever state. Those that are being written are left to
 * run out: their bytes may come after everything else is removed.
 */
export async function giveUpPhotos(db: Queries, accountId: string): Promise<PhotoToRemove[]> {
  await db
    .updateTable("photos")
    .set({ state: "dropped", account_id: null })
    .where("account_id", "=", accountId)
    .where("state", "=", "uploading")
    .execute()
  return givingUp(db, accountId).execute()
}

/** The same for every photo under a guest's claim. */
export async function giveUpGuestPhotos(db: Queries, claimHash: string): Promise<PhotoToRemove[]> {
  await db
    .updateTable("photos")
    .set({ state: "dropped", claim_hash: null })
    .where("claim_hash", "=", claimHash)
    .where("state", "=", "uploading")
    .execute()
  return db
    .updateTable("photos")
    .set({ state: "dropped", claim_hash: null, expires_at: 0 })
    .where("claim_hash", "=", claimHash)
    .returning(["id", "object_key as objectKey"])
    .execute()
}

/** The same for those of the ids that were taken into the wardrobe and that nothing there is made from. */
export async function giveUpUnusedPhotos(
  db: Queries,
  accountId: string,
  ids: readonly string[],
): Promise<PhotoToRemove[]> {
  const given: PhotoToRemove[] = []
  for (const batch of batches(ids)) {
    const items = db.selectFrom("wardrobe_items").where("account_id", "=", accountId)
    const inUse = await items
      .select(["photo_id", "source_id"])
      .where(({ or, eb }) => or([eb("photo_id", "in", batch), eb("source_id", "in", batch)]))
      .execute()
    const used = new Set(inUse.flatMap(({ photo_id, source_id }) => [photo_id, source_id]))
    const unused = batch.filter((id) => !used.has(id))
    if (unused.length === 0) continue
    const giving = givingUp(db, accountId).where("state", "in", ["taken", "picture"])
    given.push(...(await giving.where("id", "in", unused).execute()))
  }
  return given
}

/**
 * The rows stay until the bytes are gone, but belong to nobody: a crash in between leaves photos
 * that are found by `expiredPhotos` and by nothing else.
 */
function givingUp(db: Queries, accountId: string) {
  return db
    .updateTable("photos")
    .set({ state: "dropped", account_id: null, expires_at: 0 })
    .where("account_id", "=", accountId)
    .returning(["id", "object_key as objectKey"])
}

/** A photo that can be shown to its owner. */
export interface ShownPhoto {
  readonly id: string
  readonly accountId: string
  readonly objectKey: string
  readonly contentType: string
}

/** Those of the photos that are somebody's and whole. */
export async function findPhotos(db: Queries, ids: readonly string[]): Promise<ShownPhoto[]> {
  const found: ShownPhoto[] = []
  for (const batch of batches(ids)) {
    const rows = await db
      .selectFrom("photos")
      .select(["id", "account_id", "object_key as objectKey", "content_type as contentType"])
      .where("id", "in", batch)
      .where("state", "in", SHOWN_STATES)
      .execute()
    for (const { account_id, ...photo } of rows) {
      if (account_id !== null) found.push({ ...photo, accountId: account_id })
    }
  }
  return found
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
      .set({ state: "taken", expires_at: null })
      .where("account_id", "=", accountId)
      .where("state", "in", PENDING_STATES)
      .where("id", "in", batch)
      .execute()
  }
}

/**
 * Makes a guest's photos the account's own, with their pictures. Resolves to how many there are to
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
    // This waits for photos that are just being read; what was made of them is taken after it.
    const waiting = await take(transaction, PENDING_STATES)
    const made = await take(transaction, [...PENDING_STATES, "picture", "outfit"])
    return [...waiting, ...made].filter(({ state }) => isPending(state)).length
  })
}

/** Photos given up or not claimed in time, and uploads that never ended; at most `limit` at once. */
export async function expiredPhotos(
  db: Queries,
  now: number,
  limit = 100,
): Promise<PhotoToRemove[]> {
  return db
    .selectFrom("photos")
    .select(["id", "object_key as objectKey"])
    .where("expires_at", "<=", now)
    .orderBy("expires_at")
    .limit(limit)
    .execute()
}

/** Gives up photos that have run out; `expiredPhotos` finds them again after `until`. */
export async function postponePhotos(
  db: Queries,
  ids: readonly string[],
  until: number,
): Promise<void> {
  for (const batch of batches(ids)) {
    await db
      .updateTable("photos")
      .set({ state: "dropped", account_id: null, claim_hash: null, expires_at: until })
      .where("id", "in", batch)
      .execute()
  }
}

/** Forgets photos whose bytes are gone. */
export async function deletePhotos(db: Queries, ids: readonly string[]): Promise<void> {
  for (const batch of batches(ids)) {
    await db.deleteFrom("photos").where("id", "in", batch).execute()
  }
}

function isPending(state: PhotoState): state is PendingItem["state"] {
  return PENDING_STATES.some((pending) => pending === state)
}
