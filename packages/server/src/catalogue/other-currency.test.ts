import {
  exportUser,
  getFeed,
  getWardrobe,
  getWishes,
  importUser,
  keepWish,
  NOTE_LENGTH,
  searchItems,
  shareLook,
  styleItem,
} from "@stylin/api/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Person, signUp } from "../photos/testing/owners.ts"
import { readShare } from "../pictures/share-address.ts"
import { sharePage } from "../pictures/share-page.ts"
import { SHOP_TITLES, shopRow } from "../shop-photos/testing/feed.ts"
import { startTestServer, type TestServer } from "../testing/index.ts"
import { testEngines } from "../testing/stores.ts"
import { type ImportReport, importFeed } from "./import-feed.ts"
import { feedOf } from "./testing-rows.ts"

const EUROS = { currency: "EUR", locale: "de-DE" }

describe.each(testEngines())("a shop in euros on $name", (engine) => {
  let server: TestServer
  let ann: Person
  let report: ImportReport
  beforeAll(async () => {
    server = await startTestServer({ engine, config: { money: EUROS } })
    const { database, clock } = server.services
    const rows = SHOP_TITLES.map((title) => shopRow(title, { price: "49,99 €" }))
    const foreign = shopRow("Red silk blouse", { price: "45.00 GBP" })
    const options = { feed: "shop", money: EUROS, now: clock() }
    report = await importFeed(database.queries, () => feedOf([...rows, foreign]), options)
    ann = await signUp(server)
  })
  afterAll(() => server.close())

  it("takes its feed, and says which rows are in another currency", () => {
    expect(report).toMatchObject({ added: SHOP_TITLES.length, rejectedCount: 1 })
    expect(report.rejected).toMatchObject([
      { id: "red-silk-blouse", reason: "price: must be in EUR, not GBP" },
    ])
  })

  it("shows its prices in searches, in looks and on wishlists", async () => {
    const [found] = await ann.call(searchItems, { query: { search_query: "blazer" } })
    expect(found?.price).toBe(49.99)

    const looks = await ann.call(getFeed, { query: {} })
    const prices = looks.flatMap(({ clothes }) => clothes.flat().map(({ price }) => price))
    expect(new Set(prices)).toEqual(new Set([49.99]))

    await ann.call(keepWish, { body: { item_id: found?.item_id ?? "" } })
    expect(await ann.call(getWishes)).toMatchObject([{ kept_price: 49.99, item: { price: 49.99 } }])
  })

  it("reads budgets in its currency", async () => {
    const [found] = await ann.call(searchItems, { query: { search_query: "blazer" } })
    const body = { item_id: found?.item_id ?? "", budget: 49 }
    const { unmet } = await ann.call(styleItem, { body })
    const over = unmet.find(({ code }) => code === "item-over-budget")
    expect(over?.nearest).toEqual({ budget: 49.99 })
  })

  it("writes its prices on the pictures that are given away", async () => {
    const [look] = await ann.call(getFeed, { query: {} })
    const body = {
      look_id: look?.look_id ?? "",
      picture: "laid",
      shows: ["names", "prices"],
    } as const
    const { picture_url } = await ann.call(shareLook, { body: { ...body, shows: [...body.shows] } })
    const [owner = "", file = ""] = picture_url.split("/").slice(-2)
    const key = server.services.pictureKey
    const shared = readShare(file, { owner, now: server.services.clock(), key })
    if (!shared) throw new Error("the address is not signed")

    const page = sharePage(shared, { picture: "<svg ></svg>", widthOf: () => 1 })

    expect(page.replaceAll(/\s/g, " ")).toContain("49,99 €")
    expect(page).not.toContain("£")
  })

  it("says in an export what its prices are in", async () => {
    expect(await ann.call(exportUser)).toMatchObject({ currency: "EUR" })
  })

  it("notes in words what she paid in another currency, also if an old export does not say it", async () => {
    const item = {
      item_id: "coat",
      item_summary: "Grey coat",
      image_path: "/api/pictures/photos/none",
      section: "upper_body",
      kind: "wool_coat",
      price: 120,
      note: "From Leeds",
    } as const
    const exported_at = new Date(0).toISOString()
    const body = { exported_at, first: 0, currency: "GBP", wardrobe: [item] }
    await ann.call(importUser, { body })
    const old = { ...item, item_id: "old coat" }
    await ann.call(importUser, { body: { exported_at, first: 0, wardrobe: [old] } })

    const coats = await ann.call(getWardrobe)

    expect(coats).toHaveLength(2)
    for (const coat of coats) {
      expect(coat).toMatchObject({ note: "From Leeds\nPaid: 120 GBP" })
      expect(coat).not.toHaveProperty("price")
    }
  })

  it("makes room for that in a full note", async () => {
    const item = {
      item_id: "boots",
      item_summary: "Black boots",
      image_path: "/api/pictures/photos/none",
      section: "shoes",
      kind: "ankle_boots",
      price: 90,
      note: "n".repeat(NOTE_LENGTH),
    } as const
    const exported_at = new Date(0).toISOString()
    await ann.call(importUser, {
      body: { exported_at, first: 0, currency: "GBP", wardrobe: [item] },
    })

    const boots = (await ann.call(getWardrobe)).find(({ section }) => section === "shoes")

    expect(boots?.note).toMatch(/^n+…\nPaid: 90 GBP$/)
    expect(boots?.note).toHaveLength(NOTE_LENGTH)
  })
})

it("has no decimals in yen", async () => {
  const money = { currency: "JPY", locale: "ja-JP" }
  const server = await startTestServer({ config: { money } })
  const { database, clock } = server.services
  const row = shopRow("White wool blazer", { price: "¥5,980 JPY" })
  const half = shopRow("White wool coat", { price: "5980.50 JPY" })
  const options = { feed: "shop", money, now: clock() }
  const { rejected } = await importFeed(database.queries, () => feedOf([row, half]), options)
  const ann = await signUp(server)
  const found = await ann.call(searchItems, { query: { search_query: "blazer" } })
  await server.close()

  expect(rejected).toMatchObject([{ reason: "price: must be an amount such as 50 JPY" }])
  expect(found).toMatchObject([{ price: 5980 }])
})

it("asks about as much in the demo's shops in every currency", async () => {
  const server = await startTestServer({ config: { money: { currency: "JPY", locale: "ja-JP" } } })
  const prices = await server.services.database.queries
    .selectFrom("products")
    .select(["price_pence", "currency"])
    .execute()
  await server.close()

  expect(prices.length).toBeGreaterThan(1000)
  expect(new Set(prices.map(({ currency }) => currency))).toEqual(new Set(["JPY"]))
  // From £2 to £2,000.
  expect(Math.min(...prices.map(({ price_pence }) => price_pence))).toBeGreaterThan(400)
  expect(Math.max(...prices.map(({ price_pence }) => price_pence))).toBeLessThan(400_000)
})
