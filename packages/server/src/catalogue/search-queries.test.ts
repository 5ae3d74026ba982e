import { type FoundProduct, type SearchResult, searchItems } from "@stylin/api/contract"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { patientClient, startTestServer, type TestServer } from "../testing/index.ts"
import { QUERIES, type Query, type WantedProducts } from "./testing-queries.ts"

/** How many of the first results are judged. */
const PLACES = 5

/** The lowest share of relevant products among the judged results, over the queries of a class. */
const FLOORS: Record<keyof typeof QUERIES, number> = {
  kinds: 1,
  "plurals and other names": 1,
  typos: 1,
  "a colour": 0.95,
  "a cloth": 1,
  "a colour and a cloth": 1,
  "a pattern": 1,
  "two colours": 1,
  "a cut": 1,
  "a brand": 1,
  "not sold": 1,
  sizes: 1,
}

describe("what shoppers type", () => {
  let server: TestServer
  let sold: SearchResult[]
  beforeAll(async () => {
    server = await startTestServer()
    const rows = await server.services.database.queries
      .selectFrom("products")
      .select(["title", "brand", "kind", "colours_json", "image_link", "section"])
      .where("available", "=", 1)
      .execute()
    sold = rows.map(({ title, brand, kind, colours_json, image_link, section }) => ({
      title,
      seller: brand ?? "",
      kind,
      section,
      colours: JSON.parse(colours_json),
      thumbnail: image_link,
    }))
  })
  afterAll(() => server.close())

  function search(typed: string): Promise<FoundProduct[]> {
    const { call } = patientClient({ baseUrl: server.baseUrl })
    return call(searchItems, { query: { search_query: typed } })
  }

  /** The share of the first results, as far as the shop can fill them, that is relevant. */
  async function precisionOf(query: Query): Promise<number> {
    const first = (await search(query.typed)).slice(0, PLACES)
    // If the shop does not have it, at least the garment should be right.
    const wanted = [query, { kinds: query.kinds ?? [] }].find((one) => sold.some(isWanted(one)))
    if (!wanted) return first.length === 0 ? 1 : 0
    const places = Math.min(PLACES, sold.filter(isWanted(wanted)).length)
    return first.slice(0, places).filter(isWanted(wanted)).length / places
  }

  it.each(Object.keys(FLOORS) as (keyof typeof QUERIES)[])("is found: %s", async (name) => {
    const queries: readonly Query[] = QUERIES[name]
    const found: Record<string, number> = {}
    for (const query of queries) found[query.typed] = await precisionOf(query)

    const mean = Object.values(found).reduce((sum, share) => sum + share, 0) / queries.length
    expect(mean, JSON.stringify(found)).toBeGreaterThanOrEqual(FLOORS[name])
  })

  it.each([
    ["white cotton shirt", []],
    ["white women's t-shirts", []],
    ["tights", []],
    ["stockings", [{ about: "kind", words: "stockings" }]],
    ["black niqab", [{ about: "kind", words: "niqab" }]],
    ["size 16", [{ about: "size", words: "size 16" }]],
    ["red dress uk 12", [{ about: "size", words: "uk 12" }]],
    ["navy blazer with pockets", [{ about: "other", words: "pockets" }]],
    ["indigo yard pyjamas", [{ about: "kind", words: "pyjamas" }]],
  ])("the best for %j says what it lacks", async (typed, lacks) => {
    const [best] = await search(typed)

    expect(best?.lacks ?? []).toEqual(lacks)
  })

  it("ranks what lacks something after what has everything", async () => {
    const results = await search("white cotton shirt")
    const places = results.map(({ lacks }) => lacks === undefined)

    expect(places).toEqual(places.toSorted((a, b) => Number(b) - Number(a)))
  })

  it("tells products apart to which a shop gives one name", async () => {
    const alike = sold.filter(({ title }, index) =>
      sold.some((other, place) => place !== index && other.title === title),
    )
    const [one] = alike
    if (!one) throw new Error("The demo has no two products of one name.")

    const results = await search(`${one.title} ${one.seller}`)

    const shown = results.map(({ title, seller }) => `${title} ${seller}`)
    expect(results.filter(({ title }) => title.startsWith(one.title)).length).toBeGreaterThan(1)
    expect(new Set(shown).size).toBe(shown.length)
  })
})

function isWanted({ kinds, colours, title, seller }: WantedProducts) {
  return (product: SearchResult) =>
    (kinds?.some((kind) => kind === product.kind) ?? true) &&
    (colours?.every((colour) => ownColours(product, colours).includes(colour)) ?? true) &&
    (title?.every((words) => words.test(product.title)) ?? true) &&
    (seller === undefined || seller === product.seller)
}

/** The colours of a product that count: all if several are asked for, otherwise the main one. */
function ownColours({ colours = [] }: SearchResult, asked: readonly string[]): readonly string[] {
  return asked.length > 1 ? colours : colours.slice(0, 1)
}
