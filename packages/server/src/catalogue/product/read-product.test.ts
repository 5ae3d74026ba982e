import { sizeBits } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { readProduct } from "./read-product.ts"

const NOW = Date.UTC(2026, 10, 20)
const VALUES = {
  id: "s1",
  title: "Striped linen shirt in navy",
  description: "Cool &amp; crisp.<br>Made in Portugal.",
  link: "https://shop.example/s1",
  image_link: "https://i.example/s1.jpg",
  availability: "in_stock",
  price: "49.99 GBP",
  brand: "Fern &amp;amp; Hale",
}

const read = (changes: Record<string, string> = {}) =>
  readProduct({ line: 7, values: { ...VALUES, ...changes } }, NOW)

function productOf(changes: Record<string, string> = {}) {
  const result = read(changes)
  if ("rejection" in result) throw new Error(result.rejection.reason)
  return result.product
}

function reasonOf(changes: Record<string, string>) {
  const result = read(changes)
  return "rejection" in result ? result.rejection.reason : undefined
}

describe("readProduct", () => {
  it("reads a row into the vocabulary", () => {
    expect(read()).toEqual({
      isInferred: true,
      product: {
        id: "s1",
        title: "Striped linen shirt in navy",
        brand: "Fern & Hale",
        description: "Cool & crisp. Made in Portugal.",
        currency: "GBP",
        pricePence: 4999,
        link: "https://shop.example/s1",
        imageLink: "https://i.example/s1.jpg",
        available: true,
        section: "upper_body",
        slot: "top",
        kind: "shirt",
        colours: ["navy"],
        pattern: "stripe",
        formality: 3,
        warmth: 2,
        sizes: 0,
        words: {
          kind: "shirt",
          cut: {},
          cloth: { material: "linen" },
          pattern: "stripe",
          colours: [{ colour: "navy" }],
        },
        rowHash: expect.stringMatching(/^[\w-]{22}$/),
      },
    })
  })

  it("takes the sizes that the shop has, in whichever system it writes them", () => {
    const bits = sizeBits("top", "8, 10")
    expect(productOf({ size: "8, 10", size_system: "UK" })).toHaveProperty("sizes", bits)
    expect(productOf({ size: "36, 38", size_system: "EU" })).toHaveProperty("sizes", bits)
    expect(productOf({ "fashion:size": "S" })).toHaveProperty("sizes", bits)
    expect(productOf({ size: "Regular" })).toHaveProperty("sizes", 0)
  })

  it("leaves out a suit or twin set, which is no garment alone, and takes its halves", () => {
    const reason = "title: names two garments with one price"
    expect(reasonOf({ title: "Navy wool trouser suit" })).toBe(reason)
    expect(reasonOf({ title: "Two-piece suit", product_type: "Suits" })).toBe(reason)
    expect(reasonOf({ title: "Lilac cashmere twin set" })).toBe(reason)
    expect(productOf({ title: "Lilac twinset cardigan" }).kind).toBe("cardigan")
    expect(productOf({ title: "Navy suit jacket" }).kind).toBe("blazer")
    expect(productOf({ title: "Navy suit trousers", product_type: "Suits" }).kind).toBe("trousers")
    expect(productOf({ title: "Navy boiler suit" }).kind).toBe("jumpsuit")
  })

  it("takes the kind from the product type if the title has none", () => {
    const product = productOf({
      title: "The Amelie",
      product_type: "Women > Dresses > Midi dresses",
    })
    expect(product.kind).toBe("day_dress")
  })

  it("prefers the stated colour and pattern to the title's", () => {
    const result = read({ color: "Ecru/Black", pattern: "gingham" })
    expect(result).toMatchObject({
      isInferred: false,
      product: { colours: ["ecru", "black"], pattern: "check" },
    })
  })

  it("uses the sale price while it is valid, and gives the two rows different hashes", () => {
    const range = "2026-11-01T00:00Z/2026-11-30T00:00Z"
    const sale = { sale_price: "29.99 GBP", sale_price_effective_date: range }
    expect(productOf(sale).pricePence).toBe(2999)
    expect(productOf({ ...sale, sale_price_effective_date: "" }).pricePence).toBe(2999)
    const over = { ...sale, sale_price_effective_date: "2026-01-01T00:00Z/2026-01-02T00:00Z" }
    expect(productOf(over).pricePence).toBe(4999)
    expect(productOf(over).rowHash).not.toBe(productOf(sale).rowHash)
  })

  it("takes pictures that the server draws", () => {
    const image_link = "/api/pictures/flats/shirt.svg?colours=light+blue%2Cwhite&pattern=stripe"
    expect(productOf({ image_link }).imageLink).toBe(image_link)
  })

  it("leaves out a missing brand", () => {
    expect(productOf({ brand: "" })).not.toHaveProperty("brand")
  })

  it.each([
    ["id", ""],
    ["id", "x".repeat(51)],
    ["id", "a\u0000b"],
    ["title", "&nbsp;"],
    ["title", "x".repeat(301)],
    ["link", "javascript:alert(1)"],
    ["link", "https://user:secret@shop.example/"],
    ["link", "/relative"],
    ["image_link", "http://i.example/s1.jpg"],
    ["image_link", "/api/pictures/../users"],
    ["image_link", "/api/pictures/%2e%2e/users"],
    ["image_link", "/api/auth"],
    ["availability", "maybe"],
    ["price", "49.99"],
    ["price", "49.99 EUR"],
    ["sale_price", "cheap"],
    ["gender", "male"],
    ["age_group", "kids"],
    ["title", "Gift card"],
    ["title", "Men's shirt"],
  ])("refuses a row for its %s %j, naming the column", (column, value) => {
    expect(reasonOf({ [column]: value })).toMatch(new RegExp(`^${column}: `))
    // Said to operators: words, not patterns.
    expect(reasonOf({ [column]: value })).not.toMatch(/invalid|pattern \//i)
  })

  it("names the row, the id and every faulty column", () => {
    expect(read({ link: "", price: "1 GBP", availability: "" })).toEqual({
      rejection: {
        line: 7,
        id: "s1",
        reason:
          "link: must be a web address; availability: must be in_stock, out_of_stock, preorder or backorder",
      },
    })
  })

  it("believes a stated gender more than the title", () => {
    expect(reasonOf({ title: "Girls' night out shirt", gender: "female" })).toBeUndefined()
    expect(reasonOf({ title: "Boyfriend shirt" })).toBeUndefined()
  })

  it("passes on why a row is broken", () => {
    const row = { line: 3, values: {}, problem: "the line is not JSON" }
    expect(readProduct(row, NOW)).toEqual({
      rejection: { line: 3, id: "", reason: "the line is not JSON" },
    })
  })
})
