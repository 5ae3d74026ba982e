// @vitest-environment node
import { describe, expect, it } from "vitest"
import { ITEM_CARD_WORDS } from "./itemCardWords.ts"
import { itemFacts } from "./itemFacts.ts"

const jumper = { image: undefined, name: "Jumper", brand: "Hollis", price: 49.99 }

describe("itemFacts", () => {
  it("shows the brand and price of garments for sale", () => {
    expect(itemFacts(jumper, ITEM_CARD_WORDS)).toEqual({ brand: "Hollis", price: 49.99 })
  })

  it("marks her own items, without a price", () => {
    expect(itemFacts({ ...jumper, owned: true }, ITEM_CARD_WORDS)).toEqual({
      brand: "Your item",
      price: undefined,
    })
  })

  it("hides the price if no brand is known", () => {
    const unlisted = { ...jumper, brand: undefined, unlisted: true }

    expect(itemFacts(unlisted, ITEM_CARD_WORDS)).toEqual({ brand: "Unlisted", price: undefined })
  })

  it("accepts other words for both", () => {
    const words = { owned: "Ihr Teil", unlisted: "Ohne Marke" }

    expect(itemFacts({ ...jumper, owned: true }, words).brand).toBe("Ihr Teil")
    expect(itemFacts({ ...jumper, unlisted: true }, words).brand).toBe("Ohne Marke")
  })

  it("leaves out unknown facts", () => {
    expect(itemFacts({ image: undefined, name: "Jumper" }, ITEM_CARD_WORDS)).toEqual({
      brand: undefined,
      price: undefined,
    })
  })
})
