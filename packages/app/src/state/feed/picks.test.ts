import type { ClothingItem, Look } from "@stylin/api/contract"
import { describe, expect, it } from "vitest"
import { sampleLook } from "../../testing/samples.ts"
import { nearestIn, piecesOf } from "./picks.ts"

/** A look that she owns, except for one piece of this kind. */
function lookWith(kind: string): Look[] {
  const look = sampleLook("1")
  const [shirts = []] = look.clothes
  const of = (more: Partial<ClothingItem>) => shirts.map((item) => ({ ...item, ...more }))
  const clothes = [of({ isYours: true }), of({ kind })]
  return [{ ...look, clothes }]
}

describe("what looks are made of", () => {
  it("is hers with tights that are to buy, and has one new piece with anything else", () => {
    expect(piecesOf(lookWith("tights"))).toBe("mine")
    expect(nearestIn(lookWith("tights"), "mine")).toBe("none")
    expect(piecesOf(lookWith("vest"))).toBe("one_new")
    expect(nearestIn(lookWith("vest"), "mine")).toBe("all")
    expect(nearestIn([...lookWith("vest"), ...lookWith("tights")], "mine")).toBe("some")
    expect(nearestIn(lookWith("vest"), "ideas")).toBe("none")
  })
})
