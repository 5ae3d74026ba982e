import { describe, expect, it } from "vitest"
import { largest, largestWorn, wornCrops } from "./named-garments.ts"

const box = { x: 0, y: 0, width: 0.5, height: 0.5 }
const small = { ...box, width: 0.1 }

describe("named garments", () => {
  it("give a photo the one that fills most of it", () => {
    expect(
      largest([
        { kind: "belt", box: small },
        { kind: "shirt", box },
      ])?.kind,
    ).toBe("shirt")
    expect(largest([])).toBeUndefined()
  })

  it("give a crop the largest that crops are read for", () => {
    const earrings = { kind: "earrings", box } as const

    expect(largestWorn([earrings, { kind: "shirt", box: small }])?.kind).toBe("shirt")
    expect(largestWorn([earrings])).toBeUndefined()
  })

  it("become at most eight crops, jewellery left out", () => {
    const kinds = ["blazer", "earrings", "tote_bag", "t_shirt", "jeans", "beret", "tights"] as const
    const more = ["loafers", "scarf", "belt"] as const

    const crops = wornCrops([...kinds, ...more].map((kind) => ({ kind, box })))

    const first = ["layer", "bag", "top", "bottom", "hat", "legwear", "shoes", "scarf"]
    expect(crops.map(({ role }) => role)).toEqual(first)
  })
})
