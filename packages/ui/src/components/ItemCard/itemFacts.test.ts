import { describe, expect, it } from "vitest"
import { formatPrice, itemFacts, UNLISTED } from "./itemFacts.ts"

const jumper = { imageUrl: undefined, name: "Jumper", brand: "Hollis", price: 49.99 }

describe("itemFacts", () => {
  it("shows brand and price of what is for sale", () => {
    expect(itemFacts(jumper)).toEqual({ brand: "Hollis", price: "£49.99" })
  })

  it("calls her own things hers, without a price", () => {
    expect(itemFacts({ ...jumper, owned: true })).toEqual({ brand: "Your item", price: undefined })
  })

  it("hides the price of an unlisted brand", () => {
    expect(itemFacts({ ...jumper, brand: UNLISTED })).toEqual({ brand: UNLISTED, price: undefined })
  })

  it("leaves out what is not known", () => {
    expect(itemFacts({ imageUrl: undefined, name: "Jumper" })).toEqual({
      brand: undefined,
      price: undefined,
    })
  })
})

describe("formatPrice", () => {
  it.each([
    [20, "£20"],
    [19.9, "£19.90"],
    [1250, "£1,250"],
    [0, "£0"],
  ])("prints %d as %s", (price, printed) => {
    expect(formatPrice(price)).toBe(printed)
  })
})
