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
    const bag = { kind: "tote_bag", box } as const

    expect(largestWorn([bag, { kind: "shirt", box: small }])?.kind).toBe("shirt")
    expect(largestWorn([bag])).toBeUndefined()
  })

  it("become at most four crops, bags left out", () => {
    const kinds = ["blazer", "tote_bag", "t_shirt", "jeans", "loafers", "trainers"] as const

    const crops = wornCrops(kinds.map((kind) => ({ kind, box })))

    expect(crops.map(({ role }) => role)).toEqual(["layer", "top", "bottom", "shoes"])
  })
})
