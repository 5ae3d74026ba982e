import { searchResult } from "@stylin/api/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import * as z from "zod/mini"
import type { Database } from "../database/open.ts"
import { upsertProducts } from "../stores/products.ts"
import { makeProduct } from "../testing/products.ts"
import { openTestDatabase, testEngines } from "../testing/stores.ts"
import { importDemoIfEmpty } from "./first-start.ts"
import { searchCatalogue } from "./search.ts"

describe.each(testEngines())("searchCatalogue on $name", (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    await importDemoIfEmpty({ database, log: { info: () => {} }, now: 5 })
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
    ["mary jane shoes", "mary_janes"],
    ["flat shoes", "flats"],
  ])("finds the kind meant by %j", async (typed, kind) => {
    expect(await kindsOf(typed, 1)).toEqual(new Set([kind]))
  })

  it.each([
    "white womens tshrit",
    "White Women's T-Shirts",
    "womens white t shirt",
    "white tee",
    "white tees",
    "t-shrit white",
    "thsirts white",
    "white tshirt",
    "white teeshirt",
  ])("finds white t-shirts first for %j", async (typed) => {
    const [first] = await search(typed)
    expect(first).toMatchObject({ kind: "t_shirt", colours: ["white"] })
  })

  it.each([
    ["navy jeans", ["indigo", "blue"], ["white", "ecru"]],
    ["navy bootcut jeans", ["indigo", "blue"], ["white", "ecru"]],
  ])("offers the nearest colours where %j are not sold", async (typed, first, never) => {
    const colours = (await search(typed)).map(({ colours: [main = ""] = [] }) => main)
    expect(first).toContain(colours[0])
    expect(colours.filter((colour) => never.includes(colour))).toEqual([])
    expect((await search(typed))[0]?.lacks).toEqual([{ about: "colour", words: "navy" }])
  })

  it("values the garment and its main colour more than exact words", async () => {
    const rest = { description: "Don't iron.", brand: "Quillon" }
    await upsertProducts(
      database.queries,
      [
        makeProduct("dress", "day_dress", { ...rest, title: "White T-shirt dress" }),
        makeProduct("shirt", "shirt", { ...rest, title: "White shirt", colours: ["white"] }),
        makeProduct("trim", "t_shirt", {
          ...rest,
          title: "Navy T-shirt, white trim",
          colours: ["navy", "white"],
        }),
        makeProduct("tee", "t_shirt", { ...rest, title: "Tee in white", colours: ["white"] }),
      ],
      6,
    )
    const found = await search("quillon white tshirt", 50)
    const ids = found.map(({ item_id }) => item_id)
    expect(ids[0]).toBe("tee")
    expect(ids.filter((id) => !id?.startsWith("demo"))).toEqual(["tee", "trim"])
  })

  it("is not flooded by products with some of its words", async () => {
    const shirts = Array.from({ length: 60 }, (_, index) =>
      makeProduct(`mauve-${index}`, "shirt", { title: "Mauve shirt" }),
    )
    const tee = makeProduct("mauve-tee", "t_shirt", { title: "The Ida tee in mauve" })
    await upsertProducts(database.queries, [...shirts, tee], 6)
    const [first] = await search("mauve t-shirt", 1)
    expect(first?.item_id).toBe("mauve-tee")
  })

  it.each([
    ["suit", ["blazer", "trousers"]],
    ["white suits", ["blazer", "trousers"]],
    ["shoes", ["ankle_boots", "flats", "heels", "loafers", "sandals", "trainers"]],
    ["jewellery", ["bracelet", "earrings", "necklace", "ring"]],
    ["knitware", ["cardigan", "jumper"]],
  ])("finds each kind that %j may mean", async (typed, kinds) => {
    const found = await search(typed, 12)
    expect([...new Set(found.slice(0, 6).map(({ kind }) => kind))].toSorted()).toEqual(kinds)
  })

  it("ranks products with every word before those with some", async () => {
    const titles = ["Zephyr linen trousers in navy", "Zephyr linen trousers in rust"]
    const trousers = titles.map((title) => makeProduct(title, "trousers", { title }))
    await upsertProducts(database.queries, trousers, 6)
    const results = await search("zephyr navy linen trousers", 50)
    const places = titles.map((title) => results.findIndex((result) => result.title === title))
    expect(places[0]).toBe(0)
    expect(places[1]).toBeGreaterThan(0)
  })

  it("finds products by meaning that are worded differently", async () => {
    const [first] = await search("gray sneakers")
    expect(first?.kind).toBe("trainers")
  })

  it("finds a misspelt brand", async () => {
    const results = await search("coperleaf")
    expect(new Set(results.map(({ seller }) => seller))).toEqual(new Set(["Copperleaf"]))
  })

  it("returns no more than asked for, none twice, and the same each time", async () => {
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
  ])("takes %j as plain words", async (typed) => {
    await expect(search(typed)).resolves.toBeInstanceOf(Array)
  })

  it("finds nothing for unknown things", async () => {
    expect(await search("submarine")).toEqual([])
    expect(await search("")).toEqual([])
  })
})
