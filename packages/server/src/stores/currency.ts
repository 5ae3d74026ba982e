import { POUNDS } from "@stylin/garments/money"
import type { Queries } from "../database/tables.ts"

const CURRENCY = "currency"

/** The currency of all prices in the store. Stores that have never said so have pounds. */
export async function storedCurrency(db: Queries): Promise<string> {
  const kept = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", CURRENCY)
    .executeTakeFirst()
  return kept?.value ?? POUNDS.currency
}

export async function saveCurrency(db: Queries, currency: string): Promise<void> {
  await db
    .insertInto("settings")
    .values({ name: CURRENCY, value: currency })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: currency }))
    .execute()
}

/** Whether anybody may have been shown, or have said, a price: there is an account, or a shop's product. */
export async function hasPrices(db: Queries, demo: string): Promise<boolean> {
  const account = await db.selectFrom("accounts").select("id").limit(1).executeTakeFirst()
  if (account) return true
  const product = await db
    .selectFrom("products")
    .select("id")
    .where("feed", "!=", demo)
    .limit(1)
    .executeTakeFirst()
  return product !== undefined
}
