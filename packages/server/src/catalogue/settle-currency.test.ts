import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { storedCurrency } from "../stores/currency.ts"
import { countProducts, upsertProducts } from "../stores/products.ts"
import { makeProduct } from "../testing/products.ts"
import { makeAccount, openTestDatabase, testEngines } from "../testing/stores.ts"
import { settleCurrency } from "./settle-currency.ts"

describe.each(testEngines())("a store's currency on $name", (engine) => {
  let database: Database
  beforeEach(async () => {
    database = await openTestDatabase(engine)
  })
  afterEach(() => database.close())

  it("is pounds unless something else is set", async () => {
    await settleCurrency(database, "GBP")
    expect(await storedCurrency(database.queries)).toBe("GBP")
  })

  it("may be another while there is only the demo, which goes", async () => {
    await upsertProducts(database.queries, [makeProduct("one", "blouse", { feed: "demo" })], 0)
    await settleCurrency(database, "EUR")
    expect(await storedCurrency(database.queries)).toBe("EUR")
    expect(await countProducts(database.queries)).toBe(0)
    await settleCurrency(database, "GBP")
    expect(await storedCurrency(database.queries)).toBe("GBP")
  })

  it("stays once a shop's feed was imported", async () => {
    await upsertProducts(database.queries, [makeProduct("one", "blouse")], 0)
    await expect(settleCurrency(database, "EUR")).rejects.toThrow(
      "SHOP_CURRENCY: is EUR, but this store has prices in GBP; another currency needs a store of its own",
    )
    expect(await countProducts(database.queries)).toBe(1)
  })

  it("stays once somebody has an account", async () => {
    await settleCurrency(database, "EUR")
    await makeAccount(database.queries)
    await settleCurrency(database, "EUR")
    await expect(settleCurrency(database, "GBP")).rejects.toThrow("has prices in EUR")
  })
})
