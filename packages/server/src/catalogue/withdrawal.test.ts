import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { countProducts, findProducts } from "../stores/products.ts"
import { countedTerms } from "../testing/counted-terms.ts"
import { openTestDatabase, testEngines } from "../testing/stores.ts"
import type { RawRow } from "./feed/raw-row.ts"
import { importDemoIfEmpty } from "./first-start.ts"
import { type ImportOptions, importFeed } from "./import-feed.ts"
import { feedOf, shirtRow } from "./testing-rows.ts"

const shirts = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => shirtRow(index + from))

describe.each(testEngines())("a feed's file on $name", (engine) => {
  let database: Database
  beforeEach(async () => {
    database = await openTestDatabase(engine)
  })
  afterEach(() => database.close())

  const run = (rows: RawRow[], options: Partial<ImportOptions> = {}) =>
    importFeed(database.queries, () => feedOf(rows), { feed: "shop", now: 5, ...options })

  async function onSale(feed: string, count: number): Promise<string[]> {
    const ids = shirts(count).map(({ values }) => `${feed}:${values.id}`)
    const products = await findProducts(database.queries, ids)
    return products.filter(({ available }) => available).map(({ id }) => id)
  }

  it("withdraws products that it no longer lists, keeps their rows, and does so once", async () => {
    await run(shirts(4))
    expect(await run(shirts(3))).toMatchObject({ unchanged: 3, withdrawn: 1 })
    expect(await run(shirts(3))).toMatchObject({ unchanged: 3, withdrawn: 0 })
    expect(await onSale("shop", 4)).toEqual(["shop:shirt-1", "shop:shirt-2", "shop:shirt-3"])
    expect(await countProducts(database.queries)).toBe(4)
  })

  it("brings back an unchanged product when it lists it again", async () => {
    await run(shirts(2))
    await run(shirts(1))
    expect(await run(shirts(2))).toMatchObject({ changed: 1, unchanged: 1, withdrawn: 0 })
    expect(await onSale("shop", 2)).toHaveLength(2)
  })

  it("leaves the product of a rejected row as it was", async () => {
    await run(shirts(2))
    const report = await run([shirtRow(1), shirtRow(2, { price: "5 EUR" })])
    expect(report).toMatchObject({ rejectedCount: 1, withdrawn: 0 })
    expect(await onSale("shop", 2)).toHaveLength(2)
  })

  it("is refused if it leaves out more than half, and then changes nothing", async () => {
    await run(shirts(5))
    const attempt = run([...shirts(2), ...shirts(3, 11)])
    await expect(attempt).rejects.toMatchObject({
      code: "shrunk",
      message: expect.stringContaining("3 of the 5 products on sale of the feed “shop”"),
    })
    expect(await onSale("shop", 20)).toHaveLength(5)
    expect(await countProducts(database.queries)).toBe(5)
  })

  it("may leave out half, or everything if allowed", async () => {
    await run(shirts(4))
    expect(await run(shirts(2))).toMatchObject({ withdrawn: 2 })
    expect(await run([], { allowShrink: true })).toMatchObject({ withdrawn: 2 })
    expect(await onSale("shop", 4)).toEqual([])
  })

  it("withdraws nothing if its last row is broken, as in a truncated file", async () => {
    await run(shirts(4))
    const torn = { line: 3, values: { id: "shi" }, problem: "the row has too few columns" }
    const report = await run([shirtRow(1), torn], { allowShrink: true })
    expect(report).toMatchObject({ isCutOff: true, unchanged: 1, withdrawn: 0 })
    expect(await onSale("shop", 4)).toHaveLength(4)
  })

  it("withdraws nothing that only the second read lists", async () => {
    await run(shirts(4))
    const readings = [shirts(2), shirts(4)]
    const open = () => feedOf(readings.shift() ?? [])
    const report = await importFeed(database.queries, open, { feed: "shop", now: 6 })
    expect(report).toMatchObject({ unchanged: 4, withdrawn: 0 })
  })

  it("does not affect another feed's products with the same ids", async () => {
    await run(shirts(2))
    const other = await run([shirtRow(1, { title: "Silk blouse in red" })], { feed: "other" })
    expect(other).toMatchObject({ added: 1, withdrawn: 0 })
    const [shop, blouse] = await findProducts(database.queries, ["shop:shirt-1", "other:shirt-1"])
    expect([shop?.kind, blouse?.kind]).toEqual(["shirt", "blouse"])
  })

  it("counts no words of withdrawn products", async () => {
    await run([shirtRow(1), shirtRow(2, { title: "Cotton skirt in red" })])
    await run([shirtRow(1)])
    expect((await countedTerms(database.queries)).has("skirt")).toBe(false)
  })

  it("replaces the demo, once, as soon as it has a product", async () => {
    await importDemoIfEmpty({ database, log: { info: () => {} }, now: 5 })
    const demo = await countProducts(database.queries)
    expect(await run([shirtRow(1, { price: "" })])).toMatchObject({ demoRemoved: 0 })
    expect(await run([shirtRow(1)])).toMatchObject({ demoRemoved: demo, withdrawn: 0 })
    expect(await run([shirtRow(2)], { feed: "other" })).toMatchObject({ demoRemoved: 0 })
    expect(await countProducts(database.queries)).toBe(2)
  })
})
