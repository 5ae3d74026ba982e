import type { ClothingItem, PersonalData } from "@stylin/api/contract"
import { amountOf, smallestUnits } from "@stylin/garments/money"
import type { Queries } from "../database/tables.ts"
import { fromJson, isoTime } from "./columns.ts"

/** A product as it was when she kept it. */
export type KeptWish = PersonalData["wishes"][number]

export interface WishToKeep {
  readonly item: ClothingItem
  /** What it cost when she kept it. */
  readonly price?: number | undefined
  /** ISO 4217. */
  readonly currency: string
  /** When she said so, in milliseconds since 1970. */
  readonly saidAt: number
}

/** Keeps a product on her wishlist. What she said later, on another device, stays. */
export async function keepWish(
  db: Queries,
  accountId: string,
  { item, price, currency, saidAt }: WishToKeep,
): Promise<void> {
  await keepLater(db, {
    account_id: accountId,
    item_id: item.item_id,
    item_json: JSON.stringify(item),
    price_pence: price === undefined ? null : smallestUnits(price, currency),
    currency,
    said_at: saidAt,
  })
}

/**
 * Takes a product off her wishlist. The time of it stays, so that an older word of another device does
 * not bring it back.
 */
export async function dropWish(
  db: Queries,
  accountId: string,
  itemId: string,
  saidAt: number,
): Promise<void> {
  const gone = { item_json: null, price_pence: null, said_at: saidAt }
  await keepLater(db, { account_id: accountId, item_id: itemId, ...gone })
}

/** Brings back an export's wishes; what she said since stays. `now` is in milliseconds since 1970. */
export async function restoreWishes(
  db: Queries,
  accountId: string,
  wishes: readonly KeptWish[],
  { currency, now }: { readonly currency: string; readonly now: number },
): Promise<void> {
  for (const { item, kept_at, kept_price: price } of wishes) {
    const saidAt = Math.min(Date.parse(kept_at), now)
    await keepWish(db, accountId, { item, price, currency, saidAt })
  }
}

async function keepLater(
  db: Queries,
  row: {
    account_id: string
    item_id: string
    item_json: string | null
    price_pence: number | null
    currency?: string
    said_at: number
  },
): Promise<void> {
  const { account_id, item_id, ...said } = row
  await db
    .insertInto("wishes")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "item_id"])
        .doUpdateSet(said)
        .where("wishes.said_at", "<=", said.said_at),
    )
    .execute()
}

/** What she keeps on her wishlist, as it was then, the latest first. */
export async function listWishes(db: Queries, accountId: string): Promise<KeptWish[]> {
  const rows = await db
    .selectFrom("wishes")
    .select(["item_json", "price_pence", "currency", "said_at"])
    .where("account_id", "=", accountId)
    .where("item_json", "is not", null)
    .orderBy("said_at", "desc")
    .orderBy("item_id")
    .execute()
  return rows.flatMap(({ item_json, price_pence, currency, said_at }) => {
    if (item_json === null) return []
    const item = fromJson<ClothingItem>(item_json)
    const price = price_pence !== null && { kept_price: amountOf(price_pence, currency) }
    return [{ item, kept_at: isoTime(said_at), ...price }]
  })
}
