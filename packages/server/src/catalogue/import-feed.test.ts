import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { listFeeds } from "../stores/feed-reports.ts"
import { countProducts, findProducts } from "../stores/products.ts"
import { countedTerms } from "../testing/counted-terms.ts"
import { openTestDatabase, testEngines } from "../testing/stores.ts"
import { BATCH_SIZE, type ImportOptions, importFeed } from "./import-feed.ts"
import { feedOf, shirtRow } from "./testing-rows.ts"

const shirts = (count: number) => Array.from({ length: count }, (_, index) => shirtRow(index + 1))

describe.each(testEngines())("importFeed on $name", (engine) => {
  let database: Database
  beforeEach(async () => {
    database = await openTestDatabase(engine)
  })
  afterEach(() => database.close())

  type Rows = Parameters<typeof feedOf>[0]
  const run = (rows: Rows, options: Partial<ImportOptions> = {}) =>
    importFeed(database.queries, () => feedOf(rows), { feed: "shop", now: 5, ...options })
  const isAvailable = async (id: string) =>
    (await findProducts(database.queries, [id]))[0]?.available

  it("adds what is new, updates what has changed, and skips the rest", async () => {
    const first = await run(shirts(3))
    expect(first).toMatchObject({ read: 3, added: 3, changed: 0, unchanged: 0, rejectedCount: 0 })
    const again = await run(shirts(3))
    expect(again).toMatchObject({ read: 3, added: 0, changed: 0, unchanged: 3 })
    const sold = shirtRow(2, { availability: "out_of_stock" })
    const later = await run([shirtRow(1), sold, shirtRow(4)])
    expect(later).toMatchObject({ added: 1, changed: 1, unchanged: 1 })
    expect(await isAvailable("shop:shirt-2")).toBe(false)
  })

  it("counts changed prices apart from other changes", async () => {
    await run(shirts(4))
    const rows = [
      shirtRow(1, { price: "18.00 GBP" }),
      shirtRow(2, { title: "Linen shirt no 2 in cream", price: "18.00 GBP" }),
      shirtRow(3, { title: "Linen shirt no 3 in cream" }),
      shirtRow(5),
    ]

    const report = await run(rows)

    expect(report).toMatchObject({ added: 1, changed: 3, repriced: 2, withdrawn: 1 })
    const [feed] = await listFeeds(database.queries)
    expect(feed?.last_import).toMatchObject({ added: 1, changed: 3, repriced: 2, withdrawn: 1 })
  })

  it("reports rejected rows with line, id and reason, and imports the others", async () => {
    const rows = [shirtRow(1), shirtRow(1), shirtRow(2, { price: "20 EUR" }), shirtRow(3)]
    const report = await run(rows)
    expect(report).toMatchObject({ read: 4, added: 2, rejectedCount: 2 })
    expect(report.rejected).toEqual([
      { line: 2, id: "shirt-1", reason: "id: is already in line 2" },
      { line: 3, id: "shirt-2", reason: "price: must be in GBP, not EUR" },
    ])
  })

  it("keeps for operators what each feed's last import rejected, the most common reasons first", async () => {
    await run(shirts(1), { now: 4 })
    const euros = [4, 5].map((number) => shirtRow(number, { price: "20 EUR" }))
    await run([
      shirtRow(1),
      shirtRow(1),
      ...euros,
      shirtRow(2),
      shirtRow(2),
      shirtRow(3),
      shirtRow(3),
    ])

    expect(await listFeeds(database.queries)).toEqual([
      {
        feed: "shop",
        products: 3,
        last_import: {
          read_at: "1970-01-01T00:00:00.005Z",
          ...{
            rows: 8,
            added: 2,
            changed: 0,
            repriced: 0,
            unchanged: 1,
            withdrawn: 0,
            rejected: 5,
          },
          is_cut_off: false,
          reasons: [
            { reason: "id: is already in an earlier line", rows: 3, line: 2, id: "shirt-1" },
            { reason: "price: must be in GBP, not EUR", rows: 2, line: 5, id: "shirt-4" },
          ],
        },
      },
    ])
  })

  it("writes nothing of a feed that breaks off, and withdraws nothing", async () => {
    await run(shirts(4))
    const broken = () => feedOf(shirts(BATCH_SIZE * 2), BATCH_SIZE + 200)
    const attempt = importFeed(database.queries, broken, { feed: "shop", now: 6 })
    await expect(attempt).rejects.toThrow("The line went dead.")
    expect(await countProducts(database.queries)).toBe(4)
  })

  it("keeps whole batches when it is stopped while writing, and completes them", async () => {
    const rows = shirts(BATCH_SIZE * 2)
    let readings = 0
    const once = () => feedOf(rows, ++readings === 1 ? undefined : BATCH_SIZE + 200)
    const attempt = importFeed(database.queries, once, { feed: "shop", now: 5 })
    await expect(attempt).rejects.toThrow("The line went dead.")
    expect(await countProducts(database.queries)).toBe(BATCH_SIZE)
    const report = await run(rows)
    expect(report).toMatchObject({ added: BATCH_SIZE, unchanged: BATCH_SIZE })
    expect(await countProducts(database.queries)).toBe(BATCH_SIZE * 2)
  })

  it("counts the words of the catalogue, also after a change", async () => {
    await run([shirtRow(1), shirtRow(2, { title: "Linen skirt in red" })])
    await run([shirtRow(1), shirtRow(2, { title: "Cotton skirt in red" })])
    const terms = await countedTerms(database.queries)
    expect(terms.get("linen")).toBe(1)
    expect(terms.get("cotton")).toBe(1)
    expect(terms.get("shirt")).toBe(1)
  })

  it("says no more of an endless id than its beginning", async () => {
    const { rejected } = await run([shirtRow(1, { id: "x".repeat(10_000) })])
    expect(rejected[0]?.id).toBe("x".repeat(100))
  })

  it("lists a thousand rejected rows and counts all", async () => {
    const report = await run(
      Array.from({ length: 1200 }, (_, index) => shirtRow(index, { price: "" })),
    )
    expect(report.rejectedCount).toBe(1200)
    expect(report.rejected).toHaveLength(1000)
  })
})
