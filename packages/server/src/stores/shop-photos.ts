import type { Kind, Pattern } from "@stylin/garments/vocabulary"
import type { Queries, Row } from "../database/tables.ts"
import { batches } from "./batches.ts"
import { fromJson } from "./columns.ts"

/** A photograph of a shop, as far as it has come. */
export type ShopPhoto = Row<"shop_photos">

const PAGE_SIZE = 500

/** The links of pictures on other hosts that listed products have, each once, page by page. */
export async function* listedLinks(db: Queries): AsyncGenerator<string[]> {
  const links = db
    .selectFrom("products")
    .select("image_link")
    .distinct()
    .where("image_link", ">=", "https:")
    .where("image_link", "<", "https;")
    .where("row_hash", "!=", "")
    .orderBy("image_link")
    .limit(PAGE_SIZE)
  let page = await links.execute()
  while (page.length > 0) {
    yield page.map(({ image_link }) => image_link)
    const last = page.at(-1)
    if (!last || page.length < PAGE_SIZE) return
    page = await links.where("image_link", ">", last.image_link).execute()
  }
}

/** Notes photographs that are to be fetched, but for those that are known. */
export async function addShopPhotos(
  db: Queries,
  photos: readonly Pick<ShopPhoto, "id" | "link">[],
  now: number,
): Promise<void> {
  if (photos.length === 0) return
  await db
    .insertInto("shop_photos")
    .values(photos.map((photo) => ({ ...photo, try_at: now })))
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute()
}

/** All photographs, with whether a listed product still has them, page by page. */
export async function* shopPhotosOf(
  db: Queries,
): AsyncGenerator<(Pick<ShopPhoto, "id" | "link"> & { isListed: boolean })[]> {
  const rows = db
    .selectFrom("shop_photos")
    .select(({ selectFrom }) => [
      "id",
      "link",
      selectFrom("products")
        .select("products.id")
        .whereRef("products.image_link", "=", "shop_photos.link")
        .where("row_hash", "!=", "")
        .limit(1)
        .as("product"),
    ])
    .orderBy("id")
    .limit(PAGE_SIZE)
  let page = await rows.execute()
  while (page.length > 0) {
    yield page.map(({ id, link, product }) => ({ id, link, isListed: product !== null }))
    const last = page.at(-1)
    if (!last || page.length < PAGE_SIZE) return
    page = await rows.where("id", ">", last.id).execute()
  }
}

/** Those that are to be fetched by now, the longest due first. */
export async function dueShopPhotos(db: Queries, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom("shop_photos")
    .select("id")
    .where("try_at", "<=", now)
    .orderBy("try_at")
    .orderBy("id")
    .execute()
  return rows.map(({ id }) => id)
}

export async function findShopPhoto(db: Queries, id: string): Promise<ShopPhoto | undefined> {
  return db.selectFrom("shop_photos").selectAll().where("id", "=", id).executeTakeFirst()
}

/** What a shop says of a product. */
export interface ProductOnPhoto {
  readonly kind: Kind
  readonly colours: readonly string[]
  readonly pattern: Pattern | null
}

/** What a shop says of the listed products that have a photograph. */
export async function productsOnPhoto(db: Queries, link: string): Promise<ProductOnPhoto[]> {
  const rows = await db
    .selectFrom("products")
    .select(["kind", "colours_json", "pattern"])
    .where("image_link", "=", link)
    .where("row_hash", "!=", "")
    .orderBy("id")
    .limit(PAGE_SIZE)
    .execute()
  return rows.map(({ colours_json, ...said }) => ({ ...said, colours: fromJson(colours_json) }))
}

/** Whether any photograph has this content. */
export async function isContentKept(db: Queries, content: string): Promise<boolean> {
  const row = await db
    .selectFrom("shop_photos")
    .select("id")
    .where("content", "=", content)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Says where a photograph is kept. Resolves to whether it is still wanted. */
export async function saveShopPhoto(db: Queries, id: string, content: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("shop_photos")
    .set({ content, problem: null, tries: 0, try_at: null })
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Says why a photograph is not there, and when it is tried again. */
export async function saveShopProblem(
  db: Queries,
  id: string,
  { problem, tries, tryAt }: { problem: string; tries: number; tryAt: number },
): Promise<void> {
  await db
    .updateTable("shop_photos")
    .set({ problem, tries, try_at: tryAt })
    .where("id", "=", id)
    .execute()
}

/** Has photographs of this content fetched again: it is gone from the object store. */
export async function refetchContent(db: Queries, content: string, now: number): Promise<void> {
  await db
    .updateTable("shop_photos")
    .set({ content: null, try_at: now })
    .where("content", "=", content)
    .execute()
}

/** Forgets a photograph; resolves to its content, if it had any. */
export async function deleteShopPhoto(db: Queries, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom("shop_photos")
    .where("id", "=", id)
    .returning("content")
    .executeTakeFirst()
  return row?.content ?? undefined
}

/** The content of those of the photographs that are there, by id. */
export async function keptContents(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const kept = new Map<string, string>()
  for (const batch of batches([...new Set(ids)])) {
    const rows = await db
      .selectFrom("shop_photos")
      .select(["id", "content"])
      .where("id", "in", batch)
      .execute()
    for (const { id, content } of rows) if (content !== null) kept.set(id, content)
  }
  return kept
}
