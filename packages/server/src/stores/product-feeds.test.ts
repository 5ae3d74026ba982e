import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { makeProduct } from "../testing/products.ts"
import { openTestDatabase, testEngines } from "../testing/stores.ts"
import { availableIds, removeFeed, withdrawProducts } from "./product-feeds.ts"
import { existingRows, findProducts, upsertProducts } from "./products.ts"

describe.each(testEngines())("feeds of products on $name", (engine) => {
  let database: Database
  const many = Array.from({ length: 5001 }, (_, index) => `many:${index}`)
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    const products = [
      ...many.map((id) => makeProduct(id, "scarf", { feed: "many" })),
      makeProduct("other:1", "belt", { feed: "other" }),
      makeProduct("other:2", "belt", { feed: "other", available: false }),
    ]
    await upsertProducts(database.queries, products, 1)
  })
  afterAll(() => database.close())

  async function idsOf(feed: string): Promise<string[]> {
    const ids: string[] = []
    for await (const id of availableIds(database.queries, feed)) ids.push(id)
    return ids
  }

  it("list each of their available products once", async () => {
    expect(await idsOf("many")).toEqual(many.toSorted())
    expect(await idsOf("other")).toEqual(["other:1"])
    expect(await idsOf("unknown")).toEqual([])
  })

  it("can withdraw products, whose rows stay but no longer count as read", async () => {
    const db = database.queries
    await upsertProducts(db, [makeProduct("third:1", "belt", { feed: "third" })], 1)
    expect(await withdrawProducts(db, ["third:1", "other:2", "unknown"], 2)).toBe(1)
    const [product] = await findProducts(db, ["third:1"])
    expect(product?.available).toBe(false)
    expect((await existingRows(db, ["third:1"])).get("third:1")?.rowHash).toBe("")
  })

  it("are removed one by one", async () => {
    expect(await removeFeed(database.queries, "other")).toBe(2)
    expect(await removeFeed(database.queries, "other")).toBe(0)
    expect(await idsOf("many")).toHaveLength(many.length)
  })
})
