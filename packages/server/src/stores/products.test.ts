import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Database } from "../database/open.ts"
import { countedTerms } from "../testing/counted-terms.ts"
import { makeProduct } from "../testing/products.ts"
import { openTestDatabase, testEngines } from "../testing/stores.ts"
import { catalogueState } from "./catalogue-changes.ts"
import { countProducts, existingRows, findProducts, upsertProducts } from "./products.ts"
import { replaceSearchTerms, termsLike } from "./search-terms.ts"

describe.each(testEngines())("products on $name", (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  it("come back as they were imported, in the order asked for", async () => {
    const db = database.queries
    const full = makeProduct("full", "day_dress", {
      brand: "Ostra",
      colours: ["navy", "white"],
      pattern: "stripe",
    })
    const bare = makeProduct("bare", "belt")
    await upsertProducts(db, [full, bare], 1)
    const { rowHash: _full, feed: _fullFeed, ...fullProduct } = full
    const { rowHash: _bare, feed: _bareFeed, ...bareProduct } = bare
    expect(await findProducts(db, ["bare", "unknown", "full"])).toEqual([bareProduct, fullProduct])
    expect(await findProducts(db, [])).toEqual([])
  })

  it("are replaced by a later import and told apart by their fingerprints", async () => {
    const db = database.queries
    await upsertProducts(db, [makeProduct("again", "jeans", { brand: "Ostra" })], 1)
    const count = await countProducts(db)
    await upsertProducts(db, [makeProduct("again", "jeans", { pricePence: 1, rowHash: "new" })], 2)
    expect(await countProducts(db)).toBe(count)
    const [again] = await findProducts(db, ["again"])
    expect(again).toMatchObject({ pricePence: 1 })
    expect(again).not.toHaveProperty("brand")
    const rows = await existingRows(db, ["again", "unknown"])
    expect([...rows].map(([id, { rowHash }]) => [id, rowHash])).toEqual([["again", "new"]])
  })

  it("can be imported by the thousands", async () => {
    const db = database.queries
    const ids = Array.from({ length: 1300 }, (_, index) => `bulk-${index}`)
    await upsertProducts(
      db,
      ids.map((id) => makeProduct(id, "scarf")),
      1,
    )
    expect((await findProducts(db, ids)).map((product) => product.id)).toEqual(ids)
    expect((await existingRows(db, ids)).size).toBe(ids.length)
  })

  it("replace the catalogue's words, all or none of them", async () => {
    const db = database.queries
    const { revision } = await catalogueState(db)
    const many = new Map(Array.from({ length: 700 }, (_, index) => [`word${index}`, index]))
    await replaceSearchTerms(db, { uses: many, revision })
    expect(await countedTerms(db)).toEqual(many)
    await replaceSearchTerms(db, { uses: new Map([["linen", 3]]), revision })
    const uncounted = new Map([["uncounted", Number.NaN]])
    await expect(replaceSearchTerms(db, { uses: uncounted, revision })).rejects.toThrow()
    expect(await countedTerms(db)).toEqual(new Map([["linen", 3]]))
  })

  it("give the words that a misspelt one may mean, and no others", async () => {
    const db = database.queries
    const { revision } = await catalogueState(db)
    const words = ["blazer", "blazers", "blue", "lb", "lblazer", "jumper", "übergang", "b"]
    await replaceSearchTerms(db, { uses: new Map(words.map((word) => [word, 2])), revision })

    const like = await termsLike(db, { starts: ["b", "lb"], length: { from: 5, to: 7 } })
    expect([...like].toSorted()).toEqual([
      ["blazer", 2],
      ["blazers", 2],
      ["lblazer", 2],
    ])
    const accented = await termsLike(db, { starts: ["ü"], length: { from: 8, to: 8 } })
    expect([...accented.keys()]).toEqual(["übergang"])
  })

  it("leave the words to a later count if the catalogue has changed since", async () => {
    const db = database.queries
    const { revision } = await catalogueState(db)
    expect(await replaceSearchTerms(db, { uses: new Map([["linen", 3]]), revision })).toBe(true)
    await upsertProducts(db, [makeProduct("new", "scarf")], 1)

    const uses = new Map([["silk", 1]])
    expect(await replaceSearchTerms(db, { uses, revision })).toBe(false)
    expect(await countedTerms(db)).toEqual(new Map([["linen", 3]]))
  })
})
