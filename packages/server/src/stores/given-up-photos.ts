import { PENDING_STATES } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { batches } from "./batches.ts"
import type { PhotoToRemove } from "./photos.ts"

/**
 * Gives up pending photos: the named ones, or all. Resolves to them, to be removed; a sweep finds
 * those that are not removed.
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
 * The same for every photo of an account, in any state. Photos still being written are left to
 * expire: their bytes may arrive after everything else is removed.
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

/** The same for those of the ids that are in the wardrobe, if no item there is made from them. */
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
 * The rows stay until the bytes are gone, but without an owner: after a crash in between, only
 * `expiredPhotos` finds the photos.
 */
function givingUp(db: Queries, accountId: string) {
  return db
    .updateTable("photos")
    .set({ state: "dropped", account_id: null, expires_at: 0 })
    .where("account_id", "=", accountId)
    .returning(["id", "object_key as objectKey"])
}

/**
 * Gives up what her review is done with: uploads, which may show more than the garment, and the
 * pictures that she did not choose. The next sweep removes them.
 */
export async function giveUpReviewed(
  db: Queries,
  accountId: string,
  photoIds: readonly string[],
): Promise<void> {
  for (const batch of batches(photoIds)) {
    const uploads = await db
      .selectFrom("photos")
      .select("id")
      .where("account_id", "=", accountId)
      .where("id", "in", batch)
      .where("state", "=", "taken")
      .where("reading_json", "is not", null)
      .execute()
    if (uploads.length === 0) continue
    const ids = uploads.map(({ id }) => id)
    await db
      .updateTable("photos")
      .set({ state: "dropped", account_id: null, expires_at: 0 })
      .where("account_id", "=", accountId)
      .where(({ or, eb }) => or([eb("id", "in", ids), eb("source_id", "in", ids)]))
      .where("id", "not in", (items) =>
        items
          .selectFrom("wardrobe_items")
          .select("photo_id")
          .where("account_id", "=", accountId)
          .where("photo_id", "is not", null)
          .$castTo<{ photo_id: string }>(),
      )
      .execute()
    // What she chose stays as long as the item.
    await db
      .updateTable("photos")
      .set({ expires_at: null })
      .where("account_id", "=", accountId)
      .where(({ or, eb }) => or([eb("id", "in", ids), eb("source_id", "in", ids)]))
      .execute()
  }
  await giveUpEmptyOutfits(db, accountId)
}

/** Gives up photos of several garments once none of these waits for her review. */
export async function giveUpEmptyOutfits(db: Queries, accountId: string): Promise<PhotoToRemove[]> {
  return db
    .updateTable("photos")
    .set({ state: "dropped", account_id: null, expires_at: 0 })
    .where("account_id", "=", accountId)
    .where("state", "=", "outfit")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("photos as worn")
            .select("worn.id")
            .whereRef("worn.source_id", "=", "photos.id")
            .where("worn.state", "=", "ready"),
        ),
      ),
    )
    .returning(["id", "object_key as objectKey"])
    .execute()
}
