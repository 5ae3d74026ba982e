import { ConfigError } from "../config.ts"
import type { Database } from "../database/open.ts"
import { hasPrices, saveCurrency, storedCurrency } from "../stores/currency.ts"
import { removeFeed } from "../stores/product-feeds.ts"
import { DEMO } from "./feed-names.ts"

/**
 * Makes the configured currency the store's, whose prices are all in one. As long as nobody has an account and
 * no shop's feed was imported, another takes its place, and the demo's products in the old one go.
 * @throws {ConfigError} if the store has prices in another
 */
export async function settleCurrency(
  { queries, transaction }: Pick<Database, "queries" | "transaction">,
  currency: string,
): Promise<void> {
  if ((await storedCurrency(queries)) === currency) return
  await transaction(async (db) => {
    const stored = await storedCurrency(db)
    if (await hasPrices(db, DEMO)) {
      throw new ConfigError(
        `SHOP_CURRENCY: is ${currency}, but this store has prices in ${stored}; another currency needs a store of its own`,
      )
    }
    await removeFeed(db, DEMO)
    await saveCurrency(db, currency)
  })
}
