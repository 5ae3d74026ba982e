import type { GarmentWords } from "@stylin/garments/vocabulary"
import type { Queries, Row } from "../database/tables.ts"
import { fromFlag, fromJson } from "./columns.ts"

const PAGE_SIZE = 5000

/** The state of the catalogue. */
export interface CatalogueState {
  /** Counts its changes; a product carries the revision of its last change. */
  readonly revision: number
  /** The revision of the last deletion: a deleted product cannot carry one. */
  readonly removedAt: number
}

/** The facts of a product that decide what it goes with. */
export interface ProductTraits {
  readonly id: string
  readonly name: string
  readonly brand: string | undefined
  readonly words: GarmentWords
  readonly colours: readonly string[]
  readonly pricePence: number
  /** As `sizeBits` reads them. */
  readonly sizes: number
  readonly available: boolean
}

/** The state of the catalogue. */
export async function catalogueState(db: Queries): Promise<CatalogueState> {
  const { revision, removed_at } = await db
    .selectFrom("catalogue_state")
    .select(["revision", "removed_at"])
    .executeTakeFirstOrThrow()
  return { revision, removedAt: removed_at }
}

/**
 * Counts a change and resolves to its revision. Call it first in the transaction of the change:
 * until that ends no other change gets a revision, so revisions become visible in order.
 */
export async function nextRevision(transaction: Queries): Promise<number> {
  const { revision } = await transaction
    .updateTable("catalogue_state")
    .set(({ eb }) => ({ revision: eb("revision", "+", 1) }))
    .returning("revision")
    .executeTakeFirstOrThrow()
  return revision
}

/**
 * The current revision, which no other change raises until the transaction ends. Call it first in
 * work that derives data from the catalogue, so that such work runs in turn.
 */
export async function heldRevision(transaction: Queries): Promise<number> {
  const { revision } = await transaction
    .updateTable("catalogue_state")
    .set(({ ref }) => ({ revision: ref("revision") }))
    .returning("revision")
    .executeTakeFirstOrThrow()
  return revision
}

/** The same as `nextRevision`, for a change that deletes products. */
export async function nextRemoval(transaction: Queries): Promise<void> {
  const revision = await nextRevision(transaction)
  await transaction.updateTable("catalogue_state").set({ removed_at: revision }).execute()
}

/**
 * The products that changed after a revision, page by page. While one page is used the next is read; no more than
 * these two are in memory.
 */
export async function* changedProducts(
  db: Queries,
  after: number,
): AsyncGenerator<ProductTraits[]> {
  const rows = db
    .selectFrom("products")
    .select([
      "id",
      "title",
      "brand",
      "words_json",
      "colours_json",
      "price_pence",
      "sizes",
      "available",
      "revision",
    ])
    .orderBy("revision")
    .orderBy("id")
    .limit(PAGE_SIZE)
  let reading = rows.where("revision", ">", after).execute()
  while (true) {
    const page = await reading
    const last = page.length < PAGE_SIZE ? undefined : page.at(-1)
    if (last) {
      const { revision, id } = last
      reading = rows
        .where(({ eb, refTuple, tuple }) =>
          eb(refTuple("revision", "id"), ">", tuple(revision, id)),
        )
        .execute()
      // Whoever asks for the next page learns of a failure; whoever stops before need not.
      reading.catch(() => undefined)
    }
    if (page.length > 0) yield page.map(traitsOf)
    if (!last) return
  }
}

function traitsOf(
  row: Pick<
    Row<"products">,
    "id" | "title" | "brand" | "words_json" | "colours_json" | "price_pence" | "sizes" | "available"
  >,
): ProductTraits {
  return {
    id: row.id,
    name: row.title,
    brand: row.brand ?? undefined,
    words: fromJson(row.words_json),
    colours: fromJson(row.colours_json),
    pricePence: row.price_pence,
    sizes: row.sizes,
    available: fromFlag(row.available),
  }
}
