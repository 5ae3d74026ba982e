import { describe, expect, it } from "vitest"
import { largest, largestWorn, wornCrops } from "./named-garments.ts"

const box = { x: 0, y: 0, width: 0.5, height: 0.5 }
const small = { ...box, width: 0.1 }

describe("named garments", () => {
  it("are meant by the one that takes most of the photo", () => {
    expect(
      largest([
        { kind: "belt", box: small },
        { kind: "shirt", box },
      ])?.kind,
    ).toBe("shirt")
    expect(largest([])).toBeUndefined()
  })

  it("are meant within a crop by the largest that can be read there", () => {
    const bag = { kind: "tote_bag", box } as const

    expect(largestWorn([bag, { kind: "shirt", box: small }])?.kind).toBe("shirt")
    expect(largestWorn([bag])).toBeUndefined()
  })

  it("become crops where they are worn, four at most, and bags do not", () => {
    const kinds = ["blazer", "tote_bag", "t_shirt", "jeans", "loafers", "trainers"] as const

    const crops = wornCrops(kinds.map((kind) => ({ kind, box })))

    expect(crops.map(({ role }) => role)).toEqual(["layer", "top", "bottom", "shoes"])
  })
})
