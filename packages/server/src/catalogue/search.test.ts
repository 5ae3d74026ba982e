import { searchResult } from "@stylin/api/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import * as z from "zod/mini"
import type { Database } from "../database/open.ts"
import { openTestDatabase, testEngines } from "../testing/stores.ts"
import { readFeed } from "./feed/read-feed.ts"
import { DEMO_FEED } from "./first-start.ts"
import { importFeed } from "./import-feed.ts"
import { searchCatalogue } from "./search.ts"
import { feedOf, shirtRow } from "./testing-rows.ts"

describe.each(testEngines())("searchCatalogue on $name", (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    await importFeed(database.queries, readFeed(DEMO_FEED), { now: 5 })
  })
  afterAll(() => database.close())

  const search = (typed: string, limit = 10) => searchCatalogue(database, typed, limit)
  const kindsOf = async (typed: string, limit: number) =>
    new Set((await search(typed, limit)).map(({ kind }) => kind))

  it("answers in the contract's form", async () => {
    const results = await search("white shirt")
    expect(z.array(searchResult).parse(results)).toEqual(results)
    expect(results[0]).toMatchObject({ kind: "shirt", section: "upper_body" })
    expect(results[0]?.colours).toContain("white")
  })

  it.each([
    ["wide-leg trousers", "wide_leg_trousers"],
    ["blazers", "blazer"],
    ["dresses", "day_dress"],
    ["blaezr", "blazer"],
    ["cardigann", "cardigan"],
    ["sneakers", "trainers"],
    ["white womens t-shirt", "t_shirt"],
    ["LOAFERS!!", "loafers"],
    ["leather jacket", "leather_jacket"],
  ])("finds for %j the kind that was meant", async (typed, kind) => {
    expect(await kindsOf(typed, 1)).toEqual(new Set([kind]))
  })

  it("puts what has every word before what has some", async () => {
    const titles = ["Zephyr linen trousers in navy", "Zephyr linen trousers in rust"]
    const rows = titles.map((title, index) => shirtRow(index, { title }))
    await importFeed(database.queries, feedOf(rows), { now: 6 })
    const results = await search("zephyr navy linen trousers", 20)
    const places = titles.map((title) => results.findIndex((result) => result.title === title))
    expect(places[0]).toBe(0)
    expect(places[1]).toBeGreaterThan(0)
  })

  it("finds by meaning what has other words", async () => {
    const [first] = await search("gray sneakers")
    expect(first?.kind).toBe("trainers")
  })

  it("finds a brand with a slip in it", async () => {
    const results = await search("coperleaf")
    expect(new Set(results.map(({ seller }) => seller))).toEqual(new Set(["Copperleaf"]))
  })

  it("gives no more than is wanted, none twice, and the same each time", async () => {
    const results = await search("black", 7)
    expect(results).toHaveLength(7)
    expect(new Set(results.map(({ item_id }) => item_id)).size).toBe(7)
    expect(await search("black", 7)).toEqual(results)
  })

  it.each([
    '"',
    "' OR 1=1 --",
    "shirt AND",
    "NEAR(shirt dress)",
    "shirt*",
    "title:shirt",
    "^shirt - +",
    "a & b | !c <-> d",
    "\u0000shirt",
    "👗👠",
    "%_\\",
    "x".repeat(200),
    "shirt ".repeat(33),
    "the and of",
  ])("takes %j for mere words", async (typed) => {
    await expect(search(typed)).resolves.toBeInstanceOf(Array)
  })

  it("finds nothing for what is not there", async () => {
    expect(await search("submarine")).toEqual([])
    expect(await search("")).toEqual([])
  })
})
