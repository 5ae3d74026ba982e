import type {
  addSearchItems,
  ParsedBodyOf,
  ProductShot,
  SearchResult,
  WardrobeItem,
} from "@stylin/api/contract"
import type { Cut, GarmentWords } from "@stylin/garments/vocabulary"
import type { Queries, Row } from "../database/tables.ts"
import { atomically } from "./atomically.ts"
import { batches, lastOfEach } from "./batches.ts"
import { fromJson, fromJsonOrNull } from "./columns.ts"
import { giveUpUnusedPhotos } from "./given-up-photos.ts"
import { inTurn } from "./in-turn.ts"
import type { PhotoToRemove } from "./photos.ts"
import { itemOf } from "./wardrobe-item.ts"
import { wornDaysOf } from "./worn.ts"

/** A shot with the id that the item will have; `item_id` is what the shot was made from. */
export type NewWardrobeItem = ProductShot & {
  readonly id: string
  /** The photo that is its picture. */
  readonly photoId?: string | undefined
  /** What it is drawn from in a look; undefined if its kind is not known. */
  readonly words?: GarmentWords | undefined
  /** Of its cut, what is known whatever its name says. */
  readonly ownCut?: Cut | undefined
}

/** A garment that she owns and that can be drawn. */
export interface OwnGarment {
  readonly item: WardrobeItem
  readonly words: GarmentWords
}

/** Everything she owns, newest first. */
export async function listWardrobe(db: Queries, accountId: string): Promise<WardrobeItem[]> {
  const [rows, worn] = await Promise.all([rowsOf(db, accountId), wornDaysOf(db, accountId)])
  return rows.map((row) => {
    const days = worn.get(row.id)
    return days ? { ...itemOf(row), worn: days } : itemOf(row)
  })
}

/** One thing that she owns. */
export async function findItem(
  db: Queries,
  accountId: string,
  itemId: string,
): Promise<WardrobeItem | undefined> {
  return (await listWardrobe(db, accountId)).find(({ item_id }) => item_id === itemId)
}

/** The garments that she can be dressed in, in the same order. */
export async function listOwnGarments(db: Queries, accountId: string): Promise<OwnGarment[]> {
  const rows = await rowsOf(db, accountId)
  return rows.flatMap((row) => {
    const words = fromJsonOrNull<GarmentWords>(row.words_json)
    return words ? { item: itemOf(row), words } : []
  })
}

async function rowsOf(db: Queries, accountId: string): Promise<Row<"wardrobe_items">[]> {
  return db
    .selectFrom("wardrobe_items")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("position")
    .orderBy("id")
    .execute()
}

/**
 * Adds items and resolves to them as they now are in her wardrobe, in the given order. An item
 * whose key is already there is not added again: the existing one takes its place.
 */
export async function addWardrobeItems(
  db: Queries,
  accountId: string,
  items: readonly NewWardrobeItem[],
  now: number,
): Promise<WardrobeItem[]> {
  const rows = items.map((item, position) => ({
    id: item.id,
    account_id: accountId,
    item_summary: item.item_summary,
    image_path: item.image_path,
    section: item.section,
    kind: item.kind ?? null,
    colours_json: JSON.stringify(item.colours ?? []),
    words_json: item.words ? JSON.stringify(item.words) : null,
    source_id: item.item_id ?? null,
    photo_id: item.photoId ?? null,
    add_key: item.add_key ?? null,
    created_at: now,
    position,
    own_cut_json: item.ownCut ? JSON.stringify(item.ownCut) : null,
  }))
  return atomically(db, async (transaction) => {
    for (const batch of batches(rows)) {
      await transaction
        .insertInto("wardrobe_items")
        .values(batch)
        .onConflict((conflict) => conflict.columns(["account_id", "add_key"]).doNothing())
        .execute()
    }
    const keys = rows.flatMap(({ add_key }) => add_key ?? [])
    const hers = await findAdded(transaction, accountId, keys)
    return rows.map((row) => hers.get(row.add_key ?? "") ?? itemOf(row))
  })
}

/** Her items with these keys, by key. */
export async function findAdded(
  db: Queries,
  accountId: string,
  keys: readonly string[],
): Promise<Map<string, WardrobeItem>> {
  const found = new Map<string, WardrobeItem>()
  for (const batch of batches(keys)) {
    const rows = await db
      .selectFrom("wardrobe_items")
      .selectAll()
      .where("account_id", "=", accountId)
      .where("add_key", "in", batch)
      .execute()
    for (const row of rows) if (row.add_key !== null) found.set(row.add_key, itemOf(row))
  }
  return found
}

/**
 * Removes items; ignores ids that are not hers. Resolves to the photos that none of her items is
 * made from now, which are given up and must be removed.
 */
export async function removeWardrobeItems(
  db: Queries,
  accountId: string,
  ids: readonly string[],
): Promise<PhotoToRemove[]> {
  return inTurn(db, accountId, async (transaction) => {
    const left: PhotoToRemove[] = []
    for (const batch of batches(ids)) {
      const removed = await transaction
        .deleteFrom("wardrobe_items")
        .where("account_id", "=", accountId)
        .where("id", "in", batch)
        .returning(["photo_id", "source_id"])
        .execute()
      const sources = removed.flatMap(({ photo_id, source_id }) => [photo_id, source_id])
      const named = new Set(sources.filter((id) => id !== null))
      left.push(...(await giveUpUnusedPhotos(transaction, accountId, [...named])))
    }
    return left
  })
}

/** Records which search results became her items. */
export async function saveSearchAdditions(
  db: Queries,
  accountId: string,
  additions: ParsedBodyOf<typeof addSearchItems>,
  now: number,
): Promise<void> {
  const rows = lastOfEach(additions, ({ item_id }) => item_id).map((addition) => ({
    account_id: accountId,
    item_id: addition.item_id,
    search_data_json: JSON.stringify(addition.item_search_data),
    created_at: now,
  }))
  for (const batch of batches(rows)) {
    await db
      .insertInto("search_additions")
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(["account_id", "item_id"]).doUpdateSet(({ ref }) => ({
          search_data_json: ref("excluded.search_data_json"),
        })),
      )
      .execute()
  }
}

/** The search results that became her items, by their ids. */
export async function listSearchAdditions(
  db: Queries,
  accountId: string,
): Promise<ParsedBodyOf<typeof addSearchItems>> {
  const rows = await db
    .selectFrom("search_additions")
    .select(["item_id", "search_data_json"])
    .where("account_id", "=", accountId)
    .orderBy("item_id")
    .execute()
  return rows.map(({ item_id, search_data_json }) => ({
    item_id,
    item_search_data: fromJson<SearchResult>(search_data_json),
  }))
}
