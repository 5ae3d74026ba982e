import { expect, it } from "vitest"
import { upsertProducts } from "../../stores/products.ts"
import { countedTerms } from "../../testing/counted-terms.ts"
import { makeProduct } from "../../testing/products.ts"
import { openTestDatabase, testEngines } from "../../testing/stores.ts"
import { indexProductKinds } from "./020-products-by-kind.ts"

it.each(testEngines())("records the brands already in the store on $name", async (engine) => {
  const database = await openTestDatabase(engine)
  const { queries: db } = database
  const brands = ["Indigo Yard", "Indigo Yard", "Wren & Vale", "Saltmarsh"]
  const products = brands.map((brand, index) => makeProduct(`p${index}`, "jeans", { brand }))
  await upsertProducts(db, [...products, makeProduct("none", "jeans")], 1)
  await db.schema.dropIndex("products_kind").execute()

  await indexProductKinds(db)

  expect([...(await countedTerms(db))].toSorted()).toEqual([
    ["indigo yard", 2],
    ["wren vale", 1],
  ])
  await database.close()
})
