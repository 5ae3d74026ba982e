import type { GarmentWords, Kind, Pattern, Section, Slot } from "@stylin/garments/vocabulary"
import type { NewRow, Queries, Row } from "../database/tables.ts"
import { atomically } from "./atomically.ts"
import { batches } from "./batches.ts"
import { nextRevision } from "./catalogue-changes.ts"
import { fromFlag, fromJson, toFlag } from "./columns.ts"

/** Something to buy. */
export interface Product {
  readonly id: string
  readonly title: string
  readonly brand?: string
  readonly description: string
  /** In the smallest unit of its currency. */
  readonly pricePence: number
  /** ISO 4217. */
  readonly currency: string
  /** Where it is sold. */
  readonly link: string
  readonly imageLink: string
  readonly available: boolean
  readonly section: Section
  readonly slot: Slot
  readonly kind: Kind
  readonly colours: readonly string[]
  readonly pattern?: Pattern
  /** From 1 (sport) to 5 (evening). */
  readonly formality: number
  /** From 1 (heat) to 5 (frost). */
  readonly warmth: number
  /** What it is drawn from in a look. */
  readonly words: GarmentWords
}

export interface ImportedProduct extends Product {
  /** The feed it came from. No id may be in two feeds. */
  readonly feed: string
  /** Hash of the feed row it was read from. */
  readonly rowHash: string
  /** The sizes that the shop has, as `sizeBits` reads them; left out if they are not known. */
  readonly sizes?: number
}

const COLUMNS = [
  "id",
  "title",
  "brand",
  "description",
  "price_pence",
  "currency",
  "link",
  "image_link",
  "available",
  "section",
  "slot",
  "kind",
  "colours_json",
  "pattern",
  "formality",
  "warmth",
  "words_json",
] as const

/** Adds products, replacing those with the same id. No id may appear twice in one call. */
export async function upsertProducts(
  db: Queries,
  products: readonly ImportedProduct[],
  now: number,
): Promise<void> {
  if (products.length === 0) return
  await atomically(db, async (transaction) => {
    const revision = await nextRevision(transaction)
    for (const batch of batches(products)) {
      await upsertRows(
        transaction,
        batch.map((product) => ({ ...rowOf(product, now), revision })),
      )
    }
  })
}

async function upsertRows(db: Queries, rows: readonly NewRow<"products">[]): Promise<void> {
  await db
    .insertInto("products")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        title: ref("excluded.title"),
        brand: ref("excluded.brand"),
        description: ref("excluded.description"),
        price_pence: ref("excluded.price_pence"),
        currency: ref("excluded.currency"),
        link: ref("excluded.link"),
        image_link: ref("excluded.image_link"),
        available: ref("excluded.available"),
        section: ref("excluded.section"),
        slot: ref("excluded.slot"),
        kind: ref("excluded.kind"),
        colours_json: ref("excluded.colours_json"),
        pattern: ref("excluded.pattern"),
        formality: ref("excluded.formality"),
        warmth: ref("excluded.warmth"),
        words_json: ref("excluded.words_json"),
        sizes: ref("excluded.sizes"),
        row_hash: ref("excluded.row_hash"),
        imported_at: ref("excluded.imported_at"),
        revision: ref("excluded.revision"),
      })),
    )
    .execute()
}

/** What an import compares, of those ids that are in the catalogue. */
export async function existingRows(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, Pick<ImportedProduct, "rowHash" | "pricePence">>> {
  const found = new Map<string, Pick<ImportedProduct, "rowHash" | "pricePence">>()
  for (const batch of batches(ids)) {
    const rows = await db
      .selectFrom("products")
      .select(["id", "row_hash", "price_pence"])
      .where("id", "in", batch)
      .execute()
    for (const { id, row_hash, price_pence } of rows) {
      found.set(id, { rowHash: row_hash, pricePence: price_pence })
    }
  }
  return found
}

/** The products with these ids, in the order of the ids, without unknown ones. */
export async function findProducts(db: Queries, ids: readonly string[]): Promise<Product[]> {
  const found = new Map<string, Product>()
  for (const batch of batches(ids)) {
    const rows = await db.selectFrom("products").select(COLUMNS).where("id", "in", batch).execute()
    for (const row of rows) found.set(row.id, productOf(row))
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** How many products there are, withdrawn ones included. */
export async function countProducts(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom("products")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow()
  return count
}

function rowOf(product: ImportedProduct, now: number) {
  return {
    id: product.id,
    feed: product.feed,
    title: product.title,
    brand: product.brand ?? null,
    description: product.description,
    price_pence: product.pricePence,
    currency: product.currency,
    link: product.link,
    image_link: product.imageLink,
    available: toFlag(product.available),
    section: product.section,
    slot: product.slot,
    kind: product.kind,
    colours_json: JSON.stringify(product.colours),
    pattern: product.pattern ?? null,
    formality: product.formality,
    warmth: product.warmth,
    words_json: JSON.stringify(product.words),
    sizes: product.sizes ?? 0,
    row_hash: product.rowHash,
    imported_at: now,
  }
}

function productOf(row: Pick<Row<"products">, (typeof COLUMNS)[number]>): Product {
  return {
    id: row.id,
    title: row.title,
    ...(row.brand !== null && { brand: row.brand }),
    description: row.description,
    pricePence: row.price_pence,
    currency: row.currency,
    link: row.link,
    imageLink: row.image_link,
    available: fromFlag(row.available),
    section: row.section,
    slot: row.slot,
    kind: row.kind,
    colours: fromJson(row.colours_json),
    ...(row.pattern !== null && { pattern: row.pattern }),
    formality: row.formality,
    warmth: row.warmth,
    words: fromJson(row.words_json),
  }
}
