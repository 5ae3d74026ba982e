import { describe, expect, it } from "vitest"
import { garmentTags, outfitTags } from "./tags.ts"
import { garment } from "./testing.ts"

describe("garmentTags", () => {
  it("reads cut and cloth from the name", () => {
    expect(garmentTags(garment("trousers", { name: "High-waisted cropped trousers" }))).toEqual([
      "High-waisted",
      "Cropped pants",
    ])
    expect(garmentTags(garment("loafers", { name: "Tasselled leather loafers" }))).toEqual([
      "Leather",
    ])
    expect(garmentTags(garment("t_shirt", { name: "Cropped tee" }))).toEqual(["Crop tops"])
  })

  it("takes blue denim for denim, not for a bold colour", () => {
    expect(garmentTags(garment("jeans", { colours: ["blue"] }))).toEqual(["Denim"])
    expect(garmentTags(garment("blouse", { colours: ["blue"] }))).toEqual(["Bold colors"])
  })
})

describe("outfitTags", () => {
  it("finds what only appears together", () => {
    const blazer = garment("blazer", { colours: ["navy"] })
    const trousers = garment("trousers", { colours: ["navy"] })
    const top = garment("vest", { colours: ["red"] })
    expect(outfitTags([blazer, trousers])).toEqual(
      new Set(["Layering", "Tailored suits", "Neutral pallets", "Monochrome"]),
    )
    expect(outfitTags([top, trousers])).toEqual(new Set(["Bold colors", "Colour accents"]))
  })

  it("says nothing of colours it does not know", () => {
    expect(outfitTags([garment("shirt", { colours: ["greige"] })])).toEqual(new Set())
  })
})
