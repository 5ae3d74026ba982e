import { KIND_NAMES } from "@stylin/garments/vocabulary"
import { beforeAll, describe, expect, it } from "vitest"
import { makeDemoFeed } from "./demo-feed.ts"
import type { RawRow } from "./feed/raw-row.ts"
import { readDemoFeed } from "./first-start.ts"
import { type FeedProduct, readProduct } from "./product/read-product.ts"
import { collect } from "./testing-rows.ts"

let rows: RawRow[]
let products: FeedProduct[]

beforeAll(async () => {
  rows = await collect(readDemoFeed())
  products = rows.map((row) => {
    const result = readProduct(row, 0)
    if ("rejection" in result) throw new Error(result.rejection.reason)
    return result.product
  })
})

const shareOf = (part: readonly unknown[]) => part.length / products.length

describe("the demo feed", () => {
  it("is the same every time", () => {
    expect([...makeDemoFeed()].join("")).toBe([...makeDemoFeed()].join(""))
  })

  it("has at least 2,000 products, of every kind at least 14, no id twice", () => {
    expect(products.length).toBeGreaterThanOrEqual(2000)
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length)
    const counts = Map.groupBy(products, ({ kind }) => kind)
    expect(KIND_NAMES.filter((kind) => (counts.get(kind)?.length ?? 0) < 14)).toEqual([])
  })

  it("has a high street's share of basics, patterns, sales and sold-out products", () => {
    const isBasic = ({ colours: [main = ""] }: FeedProduct) =>
      ["black", "white", "navy", "grey", "cream"].includes(main)
    expect(shareOf(products.filter(isBasic))).toBeGreaterThan(0.3)
    expect(shareOf(products.filter(isBasic))).toBeLessThan(0.6)
    const isPatterned = ({ pattern = "plain" }: FeedProduct) => pattern !== "plain"
    expect(shareOf(products.filter(isPatterned))).toBeGreaterThan(0.08)
    expect(shareOf(products.filter(isPatterned))).toBeLessThan(0.25)
    expect(shareOf(products.filter(({ available }) => !available))).toBeLessThan(0.1)
  })

  it("has the ordinary garments that everyone looks for", () => {
    const inStock = (words: RegExp, kind: string) =>
      products.filter((one) => one.available && one.kind === kind && words.test(one.title)).length
    expect(inStock(/white.*cotton|cotton.*in white/i, "shirt")).toBeGreaterThanOrEqual(8)
    expect(inStock(/white|in white/i, "t_shirt")).toBeGreaterThanOrEqual(12)
    expect(inStock(/\bblue/i, "jeans")).toBeGreaterThanOrEqual(12)
    expect(inStock(/black/i, "trousers")).toBeGreaterThanOrEqual(6)
    expect(inStock(/navy|grey|cream/i, "jumper")).toBeGreaterThanOrEqual(12)
    expect(inStock(/camel/i, "wool_coat")).toBeGreaterThanOrEqual(3)
    expect(inStock(/white/i, "trainers")).toBeGreaterThanOrEqual(10)
    expect(inStock(/black/i, "ankle_boots")).toBeGreaterThanOrEqual(8)
  })

  it("has clothes for every occasion", () => {
    const inStock = (kind: string) => products.filter((one) => one.available && one.kind === kind)
    expect(inStock("evening_dress").length).toBeGreaterThanOrEqual(50)
    const festive = products.filter(({ title }) => /sequin|velvet|satin/i.test(title))
    const kinds = new Set(festive.map(({ kind }) => kind))
    for (const kind of ["cami", "midi_skirt", "blazer", "jumpsuit", "heels", "clutch"]) {
      expect(kinds).toContain(kind)
    }
  })

  it("gives the sizes of everything, in UK sizes for clothes and shoes", () => {
    for (const { values } of rows) {
      expect(values.size, values.title).toMatch(/^(?:\d+(?:, \d+)*|[SML](?:, [SML])*|One size)$/)
      expect(values.size_system === "UK" || !/\d/.test(values.size ?? "")).toBe(true)
    }
  })
})
