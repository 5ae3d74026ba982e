import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { countProducts, findProducts } from "../stores/products.ts"
import { searchTerms } from "../stores/search-terms.ts"
import { openTestDatabase, testEngines } from "../testing/stores.ts"
import { BATCH_SIZE, importFeed } from "./import-feed.ts"
import { feedOf, shirtRow } from "./testing-rows.ts"

const shirts = (count: number) => Array.from({ length: count }, (_, index) => shirtRow(index + 1))

describe.each(testEngines())("importFeed on $name", (engine) => {
  let database: Database
  beforeEach(async () => {
    database = await openTestDatabase(engine)
  })
  afterEach(() => database.close())

  const run = (rows: Parameters<typeof feedOf>[0], breakAfter?: number) =>
    importFeed(database.queries, feedOf(rows, breakAfter), { now: 5 })

  it("adds what is new, changes what has changed, and passes over the rest", async () => {
    const first = await run(shirts(3))
    expect(first).toMatchObject({ read: 3, added: 3, changed: 0, unchanged: 0, rejectedCount: 0 })
    const again = await run(shirts(3))
    expect(again).toMatchObject({ read: 3, added: 0, changed: 0, unchanged: 3 })
    const sold = shirtRow(2, { availability: "out_of_stock" })
    const later = await run([shirtRow(1), sold, shirtRow(4)])
    expect(later).toMatchObject({ added: 1, changed: 1, unchanged: 1 })
    const products = await findProducts(database.queries, ["shirt-2", "shirt-3"])
    expect(products.map(({ available }) => available)).toEqual([false, true])
  })

  it("reports rejected rows with line, id and reason, and takes the others", async () => {
    const rows = [shirtRow(1), shirtRow(1), shirtRow(2, { price: "20 EUR" }), shirtRow(3)]
    const report = await run(rows)
    expect(report).toMatchObject({ read: 4, added: 2, rejectedCount: 2 })
    expect(report.rejected).toEqual([
      { line: 2, id: "shirt-1", reason: "id: stands in line 2 already" },
      { line: 3, id: "shirt-2", reason: "price: must be in GBP, not EUR" },
    ])
  })

  it("keeps whole batches of a feed that breaks off, and completes it the next time", async () => {
    const rows = shirts(BATCH_SIZE * 2)
    await expect(run(rows, BATCH_SIZE + 200)).rejects.toThrow("The line went dead.")
    expect(await countProducts(database.queries)).toBe(BATCH_SIZE)
    const report = await run(rows)
    expect(report).toMatchObject({ added: BATCH_SIZE, unchanged: BATCH_SIZE })
    expect(await countProducts(database.queries)).toBe(BATCH_SIZE * 2)
  })

  it("keeps nothing of a feed that breaks off within one transaction", async () => {
    const whole = database.transaction((db) =>
      importFeed(db, feedOf(shirts(BATCH_SIZE * 2), BATCH_SIZE + 1), { now: 5 }),
    )
    await expect(whole).rejects.toThrow("The line went dead.")
    expect(await countProducts(database.queries)).toBe(0)
  })

  it("counts the words of the catalogue, also after a change", async () => {
    await run([shirtRow(1), shirtRow(2, { title: "Linen skirt in red" })])
    await run([shirtRow(2, { title: "Cotton skirt in red" })])
    const terms = await searchTerms(database.queries)
    expect(terms.get("linen")).toBe(1)
    expect(terms.get("cotton")).toBe(1)
    expect(terms.get("shirt")).toBe(1)
  })

  it("names a thousand rejected rows and counts all", async () => {
    const report = await run(
      Array.from({ length: 1200 }, (_, index) => shirtRow(index, { price: "" })),
    )
    expect(report.rejectedCount).toBe(1200)
    expect(report.rejected).toHaveLength(1000)
  })
})
