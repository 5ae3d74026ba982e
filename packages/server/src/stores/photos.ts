import { PENDING_STATES } from "@stylin/api/contract"
import { sql } from "kysely"
import type { Queries } from "../database/tables.ts"
import { batches } from "./batches.ts"

const SHOWN_STATES = [...PENDING_STATES, "taken", "picture", "outfit"] as const

/** The owner of a photo: an account, or a guest who can claim it. */
export type PhotoOwner =
  | { readonly accountId: string; readonly claimHash?: undefined }
  | { readonly accountId?: undefined; readonly claimHash: string }

export type NewPhoto = PhotoOwner & {
  readonly id: string
  /** The key of its bytes in the object store. */
  readonly objectKey: string
  readonly contentType: string
  readonly bytes: number
  /** Its place within its upload, from 0. */
  readonly position?: number
  readonly now: number
  /** When it expires unless `keepPhotos` is called. */
  readonly expiresAt: number
}

/** A photo whose bytes, and then its row, are to be removed. */
export interface PhotoToRemove {
  readonly id: string
  readonly objectKey: string
}

/** Inserts a photo's row before its bytes are written, so that no bytes are left without a row. */
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

/** How many bytes of photos an owner has, including those still arriving. */
export async function photoBytes(db: Queries, owner: PhotoOwner): Promise<number> {
  const photos = db
    .selectFrom("photos")
    .select(({ fn }) => fn.coalesce(fn.sum<number | string>("bytes"), sql.lit(0)).as("total"))
  const { total } = await (owner.accountId === undefined
    ? photos.where("claim_hash", "=", owner.claimHash)
    : photos.where("account_id", "=", owner.accountId)
  ).executeTakeFirstOrThrow()
  // PostgreSQL's sums are decimals, which the driver returns as text.
  return Number(total)
}

/** Marks photos as written: they wait to be read, for good or until `expiresAt`. */
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

/** A photo that can be shown to its owner. */
export interface ShownPhoto {
  readonly id: string
  readonly accountId: string
  readonly objectKey: string
  readonly contentType: string
}

/** Those of the photos that have an owner and are complete. */
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

/** Photos given up or not claimed in time, and uploads that never ended; at most `limit`. */
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

/** Gives up expired photos until later; `expiredPhotos` finds them again after `until`. */
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

/** Deletes the rows of photos whose bytes are gone, and what says that they took another's place. */
export async function deletePhotos(db: Queries, ids: readonly string[]): Promise<void> {
  for (const batch of batches(ids)) {
    await db.deleteFrom("former_photos").where("photo_id", "in", batch).execute()
    await db.deleteFrom("photos").where("id", "in", batch).execute()
  }
}
