import { readFile } from "node:fs/promises"
import { KIND_NAMES } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import { makeDemoFeed } from "./demo-feed.ts"
import { readFeed } from "./feed/read-feed.ts"
import { DEMO_FEED } from "./first-start.ts"
import { readProduct } from "./product/read-product.ts"
import { collect } from "./testing-rows.ts"

it("is committed as it is made", async () => {
  expect(await readFile(DEMO_FEED, "utf8")).toBe(makeDemoFeed())
})

it("has only good rows, of every kind, each read as what it was made as", async () => {
  const rows = await collect(readFeed(DEMO_FEED))
  const products = rows.map((row) => {
    const result = readProduct(row, 0)
    if ("rejection" in result) throw new Error(result.rejection.reason)
    return result.product
  })
  expect(products.length).toBeGreaterThanOrEqual(300)
  expect(new Set(products.map(({ kind }) => kind))).toEqual(new Set(KIND_NAMES))
  for (const { id, kind, colours, imageLink } of products) {
    expect(id.startsWith(`demo-${kind.replaceAll("_", "-")}-`)).toBe(true)
    expect(colours).toHaveLength(1)
    expect(imageLink).toContain(`/flats/${kind}/`)
  }
})
