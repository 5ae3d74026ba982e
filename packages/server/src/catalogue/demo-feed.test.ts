import { KIND_NAMES } from "@stylin/garments/vocabulary"
import { beforeAll, describe, expect, it } from "vitest"
import { readFlatAddress } from "../pictures/flat-address.ts"
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

/** The words that a row's picture is drawn from. */
function pictured({ values }: RawRow) {
  const { pathname, searchParams } = new URL(values.image_link ?? "", "https://shop.example")
  return readFlatAddress(pathname.split("/").at(-1) ?? "", Object.fromEntries(searchParams))
}

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

  it("is read as the kind, the colours and the pattern that its pictures show", () => {
    for (const [index, product] of products.entries()) {
      const row = rows[index]
      const words = row && pictured(row)
      const shown = { kind: words?.kind, pattern: words?.pattern ?? "plain" }
      const { title, kind, colours, pattern = "plain" } = product
      expect({ kind, pattern }, title).toEqual(shown)
      expect(colours, title).toEqual(words?.colours.map(({ colour }) => colour))
    }
  })

  it("tells no two products of a shop alike", () => {
    const told = rows.map(({ values }) => [values.brand, values.title, values.color].join("/"))
    expect(told.length - new Set(told).size).toBe(0)
  })

  it("asks plausible prices, the lower for a sale", () => {
    const pounds = (text = "") => Number.parseFloat(text)
    for (const { values } of rows) {
      expect(values.price).toMatch(/^\d+\.\d\d GBP$/)
      if (values.sale_price) expect(pounds(values.sale_price)).toBeLessThan(pounds(values.price))
    }
    const priceOf = (kind: string) => {
      const all = products.filter((product) => product.kind === kind)
      return all.reduce((sum, { pricePence }) => sum + pricePence, 0) / all.length / 100
    }
    expect(priceOf("t_shirt")).toBeLessThan(priceOf("jumper"))
    expect(priceOf("jumper")).toBeLessThan(priceOf("wool_coat"))
  })

  it("stocks a high street's share of basics, patterns, sales and empty shelves", () => {
    const isBasic = ({ colours: [main = ""] }: FeedProduct) =>
      ["black", "white", "navy", "grey", "cream"].includes(main)
    expect(shareOf(products.filter(isBasic))).toBeGreaterThan(0.3)
    expect(shareOf(products.filter(isBasic))).toBeLessThan(0.6)
    const isPatterned = ({ pattern = "plain" }: FeedProduct) => pattern !== "plain"
    expect(shareOf(products.filter(isPatterned))).toBeGreaterThan(0.08)
    expect(shareOf(products.filter(isPatterned))).toBeLessThan(0.25)
    expect(shareOf(products.filter(({ available }) => !available))).toBeLessThan(0.1)
    expect(shareOf(rows.filter(({ values }) => values.sale_price))).toBeGreaterThan(0.1)
  })
})
