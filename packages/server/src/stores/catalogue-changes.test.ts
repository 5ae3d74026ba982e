import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { makeProduct } from "../testing/products.ts"
import { openTestDatabase, testEngines } from "../testing/stores.ts"
import { catalogueState, changedProducts } from "./catalogue-changes.ts"
import { removeFeed, withdrawProducts } from "./product-feeds.ts"
import { upsertProducts } from "./products.ts"

describe.each(testEngines())("changes of the catalogue on $name", (engine) => {
  let database: Database
  beforeEach(async () => {
    database = await openTestDatabase(engine)
  })
  afterEach(() => database.close())

  async function changesAfter(revision: number): Promise<[string, boolean][]> {
    const changes: [string, boolean][] = []
    for await (const page of changedProducts(database.queries, revision)) {
      for (const { id, available } of page) changes.push([id, available])
    }
    return changes
  }

  it("are listed since any revision, each product once, in its current state", async () => {
    const db = database.queries
    await upsertProducts(db, [makeProduct("one", "jeans"), makeProduct("two", "belt")], 1)
    const { revision } = await catalogueState(db)
    expect(await changesAfter(revision)).toEqual([])
    await upsertProducts(db, [makeProduct("three", "scarf")], 2)
    await withdrawProducts(db, ["one"], 3)
    expect(await changesAfter(revision)).toEqual([
      ["three", true],
      ["one", false],
    ])
    expect((await changesAfter(-1)).map(([id]) => id)).toEqual(["two", "three", "one"])
  })

  it("come page by page, and none is lost between two pages", async () => {
    const ids = Array.from({ length: 5003 }, (_, index) => `scarf-${index}`)
    await upsertProducts(
      database.queries,
      ids.map((id) => makeProduct(id, "scarf")),
      1,
    )
    const told = (await changesAfter(0)).map(([id]) => id)
    expect(told).toEqual(ids.toSorted())
  })

  it("say when products were deleted", async () => {
    const db = database.queries
    await upsertProducts(db, [makeProduct("one", "jeans", { feed: "gone" })], 1)
    const before = await catalogueState(db)
    await removeFeed(db, "gone")
    const { revision, removedAt } = await catalogueState(db)
    expect(removedAt).toBe(revision)
    expect(removedAt).toBeGreaterThan(before.revision)
  })

  it("are not counted if nothing changes", async () => {
    const before = await catalogueState(database.queries)
    await upsertProducts(database.queries, [], 1)
    await withdrawProducts(database.queries, [], 1)
    expect(await catalogueState(database.queries)).toEqual(before)
  })

  it("that are rolled back do not count", async () => {
    const before = await catalogueState(database.queries)
    const undone = database.transaction(async (transaction) => {
      await upsertProducts(transaction, [makeProduct("one", "jeans")], 1)
      throw new Error("undone")
    })
    await expect(undone).rejects.toThrow("undone")
    expect(await catalogueState(database.queries)).toEqual(before)
  })
})
