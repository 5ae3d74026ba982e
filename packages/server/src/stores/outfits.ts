import { randomUUID } from "node:crypto"
import type { PendingItem } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { fromJson, isoTime } from "./columns.ts"
import { type FoundGarment, pendingFacts } from "./found-garment.ts"
import { keepAsPictures } from "./photo-readings.ts"
import {
  type FindAgain,
  isWorn,
  joinWorn,
  listWornBeside,
  lockUpload,
  replacePictures,
  type WornGarment,
} from "./worn-again.ts"

/** One of her photos that shows several garments. */
export interface Outfit {
  readonly id: string
  readonly objectKey: string
}

/**
 * Keeps the garments of a waiting photo for her review, each as an item of its own unless another
 * photo of the upload shows it too. If the photo no longer waits, nothing is changed and the
 * pictures expire by themselves.
 * @param findAgain which garments of the other photos, in the order of `readings`, these are again
 */
export async function saveOutfit(
  db: Queries,
  photoId: string,
  readings: readonly WornGarment[],
  findAgain: FindAgain,
): Promise<void> {
  await lockUpload(db, photoId)
  const photo = await db
    .updateTable("photos")
    .set({ state: "outfit" })
    .where("id", "=", photoId)
    .where("state", "=", "waiting")
    .returning("id")
    .executeTakeFirst()
  if (!photo) return
  const again = findAgain(readings, await listWornBeside(db, photoId))
  for (const [position, reading] of readings.entries()) {
    const same = again[position]
    if (same) await joinWorn(db, same, reading, position)
    else await insertWorn(db, photoId, reading, position)
  }
}

/**
 * Adds a garment to a photo's. Resolves to its id; undefined if the photo was dismissed meanwhile.
 */
export async function insertWorn(
  db: Queries,
  photoId: string,
  reading: WornGarment,
  position: number,
): Promise<string | undefined> {
  const id = randomUUID()
  // An update that changes nothing: the photo cannot be dismissed before this transaction ends.
  const photo = await db
    .updateTable("photos")
    .set({ state: "outfit" })
    .where("id", "=", photoId)
    .where("state", "=", "outfit")
    .returning(["account_id", "claim_hash", "created_at", "expires_at"])
    .executeTakeFirst()
  if (!photo) return undefined
  await db
    .insertInto("photos")
    .values({
      ...photo,
      id,
      object_key: `photos/${id}`,
      content_type: "",
      // It is a part of the photo, not a photo of its own.
      bytes: 0,
      state: "ready",
      position,
      source_id: photoId,
      reading_json: JSON.stringify(reading),
    })
    .execute()
  await keepAsPictures(db, id, reading)
  return id
}

/**
 * Replaces a garment's reading and gives up the earlier pictures. Resolves to whether the garment
 * was still pending; if not, nothing is changed.
 */
export async function replaceWorn(
  db: Queries,
  accountId: string,
  itemId: string,
  reading: WornGarment,
): Promise<boolean> {
  const item = await db
    .updateTable("photos")
    .set({ reading_json: JSON.stringify(reading) })
    .where("account_id", "=", accountId)
    .where("id", "=", itemId)
    .where("state", "=", "ready")
    .returning("id")
    .executeTakeFirst()
  if (!item) return false
  await replacePictures(db, itemId, reading)
  return true
}

/** One of her photos that shows several garments; undefined if there is none. */
export async function findOutfit(
  db: Queries,
  accountId: string,
  photoId: string,
): Promise<Outfit | undefined> {
  return db
    .selectFrom("photos")
    .select(["id", "object_key as objectKey"])
    .where("account_id", "=", accountId)
    .where("id", "=", photoId)
    .where("state", "=", "outfit")
    .executeTakeFirst()
}

/** How many garments of a photo wait for her review. */
export async function countWorn(db: Queries, photoId: string): Promise<number> {
  const rows = await db
    .selectFrom("photos")
    .select("id")
    .where("source_id", "=", photoId)
    .where("state", "=", "ready")
    .execute()
  return rows.length
}

/** One of her pending garments from a photo of several; undefined if there is none. */
export async function findWorn(
  db: Queries,
  accountId: string,
  itemId: string,
): Promise<{ garment: WornGarment; item: PendingItem } | undefined> {
  const row = await db
    .selectFrom("photos")
    .select(["created_at", "reading_json"])
    .where("account_id", "=", accountId)
    .where("id", "=", itemId)
    .where("state", "=", "ready")
    .executeTakeFirst()
  if (!row || row.reading_json === null) return undefined
  const garment = fromJson<FoundGarment>(row.reading_json)
  if (!isWorn(garment)) return undefined
  const created_at = isoTime(row.created_at)
  const item = { item_id: itemId, state: "ready", created_at } as const
  return { garment, item: { ...item, ...pendingFacts(row.reading_json) } }
}
