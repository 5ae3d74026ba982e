// @vitest-environment node
import { describe, expect, it } from "vitest"
import { formatPrice, itemFacts } from "./itemFacts.ts"

const jumper = { imageUrl: undefined, name: "Jumper", brand: "Hollis", price: 49.99 }

describe("itemFacts", () => {
  it("shows the brand and price of garments for sale", () => {
    expect(itemFacts(jumper)).toEqual({ brand: "Hollis", price: "£49.99" })
  })

  it("marks her own items, without a price", () => {
    expect(itemFacts({ ...jumper, owned: true })).toEqual({ brand: "Your item", price: undefined })
  })

  it("hides the price if no brand is known", () => {
    const unlisted = { ...jumper, brand: undefined, unlisted: true }

    expect(itemFacts(unlisted)).toEqual({ brand: "Unlisted", price: undefined })
  })

  it("accepts other words for both", () => {
    const words = { ownedLabel: "Ihr Teil", unlistedLabel: "Ohne Marke" }

    expect(itemFacts({ ...jumper, owned: true }, words).brand).toBe("Ihr Teil")
    expect(itemFacts({ ...jumper, unlisted: true }, words).brand).toBe("Ohne Marke")
  })

  it("leaves out unknown facts", () => {
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
