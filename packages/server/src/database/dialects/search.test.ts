import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { upsertProducts } from "../../stores/products.ts"
import { makeProduct } from "../../testing/products.ts"
import { openTestDatabase, testEngines } from "../../testing/stores.ts"
import type { Database } from "../open.ts"

describe.each(testEngines())("product search on $name", (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    await upsertProducts(
      database.queries,
      [
        makeProduct("brand", "jeans", { title: "Straight jeans", brand: "Linen House" }),
        makeProduct("title", "trousers", { title: "Wide linen trousers", brand: "Ostra" }),
        makeProduct("rest", "shirt", { title: "Boxy shirt", description: "A blend with linen." }),
        makeProduct("accent", "blouse", { title: "Crêpe blouse", brand: "Sézane" }),
        makeProduct("slash", "t_shirt", { title: "Striped T-shirt, navy/white" }),
        makeProduct("gone", "midi_skirt", { title: "Linen skirt", available: false }),
        makeProduct("words", "wide_leg_jeans", {
          title: "The Emmeline",
          colours: ["light blue"],
          pattern: "plain",
        }),
      ],
      0,
    )
  })
  afterAll(() => database.close())

  function search(words: string[], match: "all" | "any" = "all", limit = 10) {
    return database.dialect.searchProducts(database.queries, { words, match, limit })
  }

  it("ranks a word in the title before one in the brand, and that before the rest", async () => {
    expect(await search(["linen"])).toEqual(["title", "brand", "rest"])
  })

  it("stops at the limit", async () => {
    expect(await search(["linen"], "all", 2)).toEqual(["title", "brand"])
  })

  it("finds other forms of a word", async () => {
    expect(await search(["trouser"])).toEqual(["title"])
    expect(await search(["shirts", "blends"])).toEqual(["rest"])
  })

  it("matches all words or any", async () => {
    expect(await search(["linen", "shirt"])).toEqual(["rest"])
    expect((await search(["blouse", "jeans"], "any")).toSorted()).toEqual([
      "accent",
      "brand",
      "words",
    ])
  })

  it("ignores accents and punctuation", async () => {
    expect(await search(["sezane"])).toEqual(["accent"])
    expect(await search(["crêpe"])).toEqual(["accent"])
    expect(await search(["navy", "white", "t-shirt"])).toEqual(["slash"])
  })

  it("finds what the vocabulary says about a product", async () => {
    expect(await search(["wide", "leg", "jeans"])).toEqual(["words"])
    expect(await search(["light", "blue"])).toEqual(["words"])
  })

  it("tells which products mention a phrase, in any form", async () => {
    const mentioning = async (phrases: string[], where: "title" | "texts" = "texts") => {
      const rows = await database.queries
        .selectFrom("products")
        .select("id")
        .where(database.dialect.mentions(phrases, where))
        .orderBy("id")
        .execute()
      return rows.map(({ id }) => id)
    }
    expect(await mentioning(["linens house"])).toEqual(["brand"])
    expect(await mentioning(["house linen"])).toEqual([])
    expect(await mentioning(["crepe", "boxy shirt"])).toEqual(["accent", "rest"])
    expect(await mentioning(["linen"])).toEqual(["brand", "gone", "rest", "title"])
    expect(await mentioning(["linen"], "title")).toEqual(["brand", "gone", "title"])
    expect(await mentioning(['"', "\u0000"])).toEqual([])
    expect(await mentioning([])).toEqual([])
  })

  it("treats nothing typed as an operator", async () => {
    for (const typed of [
      '"',
      "linen OR shirt",
      "NEAR(a b)",
      "title:linen",
      "*",
      "\u0000",
      "🧥",
      "'--",
      "a & !b",
    ]) {
      await expect(search([typed]), typed).resolves.toBeInstanceOf(Array)
    }
    expect(await search(['"', "🧥"])).toEqual([])
    expect(await search([])).toEqual([])
  })

  it("stays in step with the products", async () => {
    await upsertProducts(
      database.queries,
      [makeProduct("moving", "belt", { title: "Woven belt" })],
      0,
    )
    expect(await search(["woven"])).toEqual(["moving"])
    await upsertProducts(
      database.queries,
      [makeProduct("moving", "belt", { title: "Braided belt" })],
      0,
    )
    expect(await search(["woven"])).toEqual([])
    expect(await search(["braided"])).toEqual(["moving"])
    await database.queries.deleteFrom("products").where("id", "=", "moving").execute()
    expect(await search(["braided"])).toEqual([])
  })

  it("still knows which product is which after a VACUUM", async () => {
    await upsertProducts(
      database.queries,
      ["p1", "p2", "p3"].map((id) => makeProduct(id, "scarf", { title: `Scarf ${id}` })),
      0,
    )
    await database.queries.deleteFrom("products").where("id", "=", "p1").execute()
    await sql`vacuum`.execute(database.queries)
    expect(await search(["p2"])).toEqual(["p2"])
    expect(await search(["p3"])).toEqual(["p3"])
  })
})
