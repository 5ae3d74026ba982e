import type { ParsedItem } from "@stylin/api/contract"
import type { Section } from "@stylin/garments/vocabulary"
import type { Queries } from "../database/tables.ts"
import { batches } from "./batches.ts"
import { fromJson } from "./columns.ts"
import {
  type FoundGarment,
  type Likeness,
  parsedFacts,
  pendingFacts,
  type SearchFind,
} from "./found-garment.ts"
import type { PhotoOwner } from "./photos.ts"

/** A photo that is to be read. */
export interface WaitingPhoto {
  readonly id: string
  readonly objectKey: string
  readonly owner: PhotoOwner
  readonly expiresAt: number | null
}

/** A photo that waits to be read; undefined if it was read, dismissed or erased meanwhile. */
export async function findWaitingPhoto(db: Queries, id: string): Promise<WaitingPhoto | undefined> {
  const row = await db
    .selectFrom("photos")
    .select(["account_id", "claim_hash", "object_key as objectKey", "expires_at as expiresAt"])
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .executeTakeFirst()
  if (!row) return undefined
  const { account_id, claim_hash, ...photo } = row
  if (account_id !== null) return { id, ...photo, owner: { accountId: account_id } }
  return claim_hash === null ? undefined : { id, ...photo, owner: { claimHash: claim_hash } }
}

/**
 * Saves the reading of a waiting photo, and its pictures. Resolves to whether it was still waiting;
 * if not, nothing is changed and the pictures expire by themselves.
 */
export async function saveReading(
  db: Queries,
  photoId: string,
  reading: FoundGarment,
): Promise<boolean> {
  const photo = await db
    .updateTable("photos")
    .set({ state: "ready", reading_json: JSON.stringify(reading) })
    .where("id", "=", photoId)
    .where("state", "=", "waiting")
    .returning("id")
    .executeTakeFirst()
  if (!photo) return false
  await keepAsPictures(db, photoId, reading)
  return true
}

/**
 * Links pictures to the photo, or part of one, that they were made from, and keeps them with it.
 */
export async function keepAsPictures(
  db: Queries,
  photoId: string,
  reading: FoundGarment,
): Promise<void> {
  const owner = await db
    .selectFrom("photos")
    .select(["account_id", "claim_hash", "expires_at"])
    .where("id", "=", photoId)
    .executeTakeFirstOrThrow()
  // The owner too: a guest may have signed up since the pictures were begun.
  await db
    .updateTable("photos")
    .set({
      ...owner,
      state: "picture",
      source_id: photoId,
      reading_json: JSON.stringify(reading.likeness),
    })
    .where("id", "in", [...reading.pictures])
    .execute()
}

/** Saves why a photo still waits to be read. */
export async function saveDelay(db: Queries, photoId: string, problem: string): Promise<void> {
  await db
    .updateTable("photos")
    .set({ reading_json: JSON.stringify({ problem }) })
    .where("id", "=", photoId)
    .where("state", "=", "waiting")
    .execute()
}

/** Saves why a waiting photo could not be read; its bytes are to be removed next. */
export async function saveProblem(db: Queries, photoId: string, problem: string): Promise<void> {
  await db
    .updateTable("photos")
    .set({ state: "failed", reading_json: JSON.stringify({ problem }) })
    .where("id", "=", photoId)
    .where("state", "=", "waiting")
    .execute()
}

/** The key of the bytes of a photo that could not be read; undefined once they are gone. */
export async function findUnread(db: Queries, photoId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("photos")
    .select("object_key")
    .where("id", "=", photoId)
    .where("state", "=", "failed")
    .where("bytes", ">", 0)
    .executeTakeFirst()
  return row?.object_key
}

/** Records that the bytes of a photo that could not be read are gone. */
export async function forgetBytes(db: Queries, photoId: string): Promise<void> {
  await db.updateTable("photos").set({ bytes: 0 }).where("id", "=", photoId).execute()
}

/** Why photos under a guest's claim could not be read. */
export async function findProblems(db: Queries, claimHash: string): Promise<string[]> {
  const rows = await db
    .selectFrom("photos")
    .select("reading_json")
    .where("claim_hash", "=", claimHash)
    .where("state", "=", "failed")
    .orderBy("position")
    .execute()
  return rows.flatMap(({ reading_json }) => pendingFacts(reading_json).problem ?? [])
}

/** An uploaded file that is not a readable picture. */
export interface UnfitPhoto {
  readonly id: string
  readonly position: number
  /** Why, as a sentence. */
  readonly problem: string
}

/** Records files that were not kept, so that she is told why. */
export async function insertUnfitPhotos(
  db: Queries,
  unfit: readonly UnfitPhoto[],
  { owner, now, expiresAt }: { owner: PhotoOwner; now: number; expiresAt: number },
): Promise<void> {
  if (unfit.length === 0) return
  const rows = unfit.map(({ id, position, problem }) => ({
    id,
    account_id: owner.accountId ?? null,
    claim_hash: owner.claimHash ?? null,
    object_key: `photos/${id}`,
    content_type: "",
    bytes: 0,
    position,
    state: "failed" as const,
    reading_json: JSON.stringify({ problem }),
    created_at: now,
    expires_at: expiresAt,
  }))
  await db.insertInto("photos").values(rows).execute()
}

/** How many of the photos still wait to be read. */
export async function countWaiting(db: Queries, ids: readonly string[]): Promise<number> {
  let count = 0
  for (const batch of batches(ids)) {
    const rows = await db
      .selectFrom("photos")
      .select("id")
      .where("id", "in", batch)
      .where("state", "=", "waiting")
      .execute()
    count += rows.length
  }
  return count
}

/** The garments on the photos that have been read, in the given order. */
export async function findReadItems(db: Queries, ids: readonly string[]): Promise<ParsedItem[]> {
  const items: ParsedItem[] = []
  const places = await findPlaces(db, ids)
  for (const photoId of ids) {
    const rows = await db
      .selectFrom("photos")
      .select(["id", "reading_json"])
      .where(({ or, eb }) => or([eb("id", "=", photoId), eb("source_id", "=", photoId)]))
      .where("state", "=", "ready")
      .orderBy("position")
      .execute()
    for (const { id, reading_json } of rows) {
      if (reading_json === null) continue
      const facts = parsedFacts(fromJson<FoundGarment>(reading_json))
      const photo_place = places.get(photoId)
      items.push({ ...facts, item_id: id, ...(photo_place !== undefined && { photo_place }) })
    }
  }
  return items
}

/** The places of photos within their upload. */
async function findPlaces(db: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  const places = new Map<string, number>()
  for (const batch of batches(ids)) {
    const rows = await db
      .selectFrom("photos")
      .select(["id", "position"])
      .where("id", "in", batch)
      .execute()
    for (const { id, position } of rows) places.set(id, position)
  }
  return places
}

/** What was read of pending photos, and parts of photos, by their ids. */
export async function findReadings(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, FoundGarment>> {
  const found = new Map<string, FoundGarment>()
  for (const batch of batches(ids)) {
    const rows = await db
      .selectFrom("photos")
      .select(["id", "reading_json"])
      .where("id", "in", batch)
      .where("state", "=", "ready")
      .execute()
    for (const { id, reading_json } of rows) {
      if (reading_json === null) continue
      const kept = fromJson<FoundGarment | SearchFind>(reading_json)
      if (!("shot" in kept)) found.set(id, kept)
    }
  }
  return found
}

/** Her garments that were read from photos, with what they are recognised by. */
export async function listLikenesses(
  db: Queries,
  accountId: string,
): Promise<{ itemId: string; section: Section; likeness: Likeness }[]> {
  const rows = await db
    .selectFrom("wardrobe_items")
    .innerJoin("photos", "photos.id", "wardrobe_items.photo_id")
    .select(["wardrobe_items.id as itemId", "wardrobe_items.section", "photos.reading_json"])
    .where("wardrobe_items.account_id", "=", accountId)
    .where("photos.state", "=", "picture")
    .execute()
  return rows.flatMap(({ reading_json, ...item }) =>
    reading_json === null ? [] : [{ ...item, likeness: fromJson<Likeness>(reading_json) }],
  )
}
