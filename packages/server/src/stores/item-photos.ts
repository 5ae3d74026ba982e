import type { Queries, Row } from "../database/tables.ts"
import { photoAddress } from "../pictures/personal-address.ts"
import { fromJson, fromJsonOrNull } from "./columns.ts"
import type { Likeness } from "./found-garment.ts"
import { giveUpUnusedPhotos } from "./given-up-photos.ts"
import { inTurn } from "./in-turn.ts"
import type { ItemChange } from "./item-words.ts"
import { findPhotos, type PhotoToRemove, type ShownPhoto } from "./photos.ts"

/** How long another photo of an item can be taken back. */
export const FORMER_KEPT_MS = 24 * 60 * 60 * 1000

type ItemRow = Row<"wardrobe_items">
/** What a photo may change of what is known of an item. */
type ReadWords = Pick<ItemRow, "item_summary" | "colours_json" | "words_json">

/** An item as it was before its last photo, and what that photo made of it. */
interface BeforePhoto {
  readonly image_path: string
  readonly photo_id: string | null
  readonly words: ReadWords
  readonly readAs: ReadWords
}

/** Another picture of an item, whose bytes are stored. */
export interface NewItemPhoto {
  readonly itemId: string
  readonly photoId: string
  readonly likeness: Likeness
  readonly now: number
  /**
   * What the photo changes of what is known.
   * @param former what the photo that it replaces was recognised by; undefined if it replaces none
   */
  readonly change: (row: ItemRow, former: Likeness | undefined) => ItemChange
}

/**
 * Shows an item by another photo; the one before expires after a day. Resolves to whether both are still
 * hers; if not, nothing is changed and the picture expires by itself.
 */
export async function replaceItemPhoto(
  db: Queries,
  accountId: string,
  { itemId, photoId, likeness, now, change }: NewItemPhoto,
): Promise<boolean> {
  return inTurn(db, accountId, async (transaction) => {
    const row = await findRow(transaction, accountId, itemId)
    if (!row) return false
    const kept = await transaction
      .updateTable("photos")
      .set({ state: "picture", expires_at: null, reading_json: JSON.stringify(likeness) })
      .where("id", "=", photoId)
      .where("account_id", "=", accountId)
      .returning("id")
      .executeTakeFirst()
    if (!kept) return false
    const image_path = photoAddress(photoId)
    const former = await likenessOf(transaction, row.photo_id)
    const next = { ...row, ...change({ ...row, image_path }, former) }
    const before: BeforePhoto = {
      image_path: row.image_path,
      photo_id: row.photo_id,
      words: readWords(row),
      readAs: readWords(next),
    }
    await update(transaction, row, {
      ...readWords(next),
      image_path,
      photo_id: photoId,
      before_photo_json: JSON.stringify(before),
    })
    if (row.photo_id !== null) {
      await letExpire(transaction, accountId, row.photo_id, now + FORMER_KEPT_MS)
      await noteSuccessor(transaction, accountId, row.photo_id, photoId)
    }
    return true
  })
}

/** What became of taking a photo back. */
export type Restored =
  | { readonly kind: "restored"; readonly given: PhotoToRemove[] }
  | { readonly kind: "no-item" }
  /** It shows another photo by now, or the one before is not kept any more. */
  | { readonly kind: "too-late" }

/**
 * Takes the last photo of an item back, and what was read from it unless she has said otherwise since.
 * Its own photo is given up and must be removed.
 */
export async function restoreItemPhoto(
  db: Queries,
  accountId: string,
  { itemId, photoId, now }: { itemId: string; photoId: string | undefined; now: number },
): Promise<Restored> {
  return inTurn(db, accountId, async (transaction) => {
    const row = await findRow(transaction, accountId, itemId)
    if (!row) return { kind: "no-item" }
    const before = fromJsonOrNull<BeforePhoto>(row.before_photo_json)
    if (!before || row.photo_id === null || row.photo_id !== photoId) return { kind: "too-late" }
    if (before.photo_id !== null) {
      const back = await transaction
        .updateTable("photos")
        .set({ expires_at: null })
        .where("id", "=", before.photo_id)
        .where("account_id", "=", accountId)
        .where(({ or, eb }) => or([eb("expires_at", "is", null), eb("expires_at", ">", now)]))
        .returning("id")
        .executeTakeFirst()
      if (!back) return { kind: "too-late" }
      await transaction
        .deleteFrom("former_photos")
        .where("account_id", "=", accountId)
        .where("former_id", "=", before.photo_id)
        .execute()
      await noteSuccessor(transaction, accountId, photoId, before.photo_id)
    }
    const isAsRead = JSON.stringify(readWords(row)) === JSON.stringify(before.readAs)
    await update(transaction, row, {
      ...(isAsRead && before.words),
      image_path: before.image_path,
      photo_id: before.photo_id,
      before_photo_json: null,
    })
    return { kind: "restored", given: await giveUpUnusedPhotos(transaction, accountId, [photoId]) }
  })
}

/**
 * The photos that are shown under these ids: themselves, or those that took their place, of which there may
 * be one in each account that brought an export with them.
 */
export async function findShownPhotos(
  db: Queries,
  ids: readonly string[],
): Promise<readonly (ShownPhoto & { readonly shownAs: string })[]> {
  const found = (await findPhotos(db, ids)).map((photo) => ({ ...photo, shownAs: photo.id }))
  const there = new Set(found.map(({ id }) => id))
  const missing = ids.filter((id) => !there.has(id))
  if (missing.length === 0) return found
  const successors = await db
    .selectFrom("former_photos")
    .select(["former_id", "photo_id", "account_id"])
    .where("former_id", "in", missing)
    .execute()
  const photos = await findPhotos(
    db,
    successors.map(({ photo_id }) => photo_id),
  )
  const replacing = successors.flatMap(({ former_id, photo_id, account_id }) => {
    const photo = photos.find(({ id, accountId }) => id === photo_id && accountId === account_id)
    return photo ? [{ ...photo, shownAs: former_id }] : []
  })
  return [...found, ...replacing]
}

function findRow(db: Queries, accountId: string, itemId: string): Promise<ItemRow | undefined> {
  return db
    .selectFrom("wardrobe_items")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("id", "=", itemId)
    .executeTakeFirst()
}

function readWords({ item_summary, colours_json, words_json }: ReadWords): ReadWords {
  return { item_summary, colours_json, words_json }
}

async function update(db: Queries, { id, account_id }: ItemRow, set: Partial<ItemRow>) {
  await db
    .updateTable("wardrobe_items")
    .set(set)
    .where("account_id", "=", account_id)
    .where("id", "=", id)
    .execute()
}

async function likenessOf(db: Queries, photoId: string | null): Promise<Likeness | undefined> {
  if (photoId === null) return undefined
  const photo = await db
    .selectFrom("photos")
    .select("reading_json")
    .where("id", "=", photoId)
    .where("state", "=", "picture")
    .executeTakeFirst()
  return photo?.reading_json ? fromJson<Likeness>(photo.reading_json) : undefined
}

/** Has a photo expire, unless another item shows it too. */
async function letExpire(db: Queries, accountId: string, photoId: string, expiresAt: number) {
  const shown = db.selectFrom("wardrobe_items").select("id").where("account_id", "=", accountId)
  await db
    .updateTable("photos")
    .set({ expires_at: expiresAt })
    .where("id", "=", photoId)
    .where("account_id", "=", accountId)
    .where(({ not, exists }) => not(exists(shown.where("photo_id", "=", photoId))))
    .execute()
}

/** Notes that a photo took the place of another, and of all that the other had replaced. */
async function noteSuccessor(db: Queries, accountId: string, former: string, photoId: string) {
  await db
    .updateTable("former_photos")
    .set({ photo_id: photoId })
    .where("account_id", "=", accountId)
    .where("photo_id", "=", former)
    .execute()
  await db
    .insertInto("former_photos")
    .values({ former_id: former, account_id: accountId, photo_id: photoId })
    .onConflict((conflict) =>
      conflict.columns(["former_id", "account_id"]).doUpdateSet({ photo_id: photoId }),
    )
    .execute()
}
