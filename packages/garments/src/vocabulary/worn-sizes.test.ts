import { describe, expect, it } from "vitest"
import type { Place } from "./places.ts"
import { CLOTHES_SIZES, SHOE_SIZES, sizeBits, wornBit } from "./worn-sizes.ts"

/** The sizes that bits stand for. */
function sizesOf(place: Place, text: string, system?: string): number[] {
  const bits = sizeBits(place, text, system)
  const all: readonly number[] = place === "shoes" ? SHOE_SIZES : CLOTHES_SIZES
  return all.filter((_, at) => (bits & (1 << at)) !== 0)
}

describe("the sizes that a shop has", () => {
  it.each<[Place, string, string | undefined, number[]]>([
    ["top", "8, 10, 12", "UK", [8, 10, 12]],
    ["dress", "size 14", undefined, [14]],
    ["bottom", "EU 38", undefined, [10]],
    ["coat", "40", undefined, [12]],
    ["coat", "40", "DE", [14]],
    ["layer", "US 6", "UK", [10]],
    ["top", "S/M", undefined, [8, 10, 12, 14]],
    ["top", "xs", undefined, [4, 6]],
    ["shoes", "5, 5.5", "UK", [5, 5.5]],
    ["shoes", "38", undefined, [5]],
    ["shoes", "US 7", undefined, [5]],
  ])("of a %s are read: %s", (place, text, system, sizes) => {
    expect(sizesOf(place, text, system)).toEqual(sizes)
  })

  it.each<[Place, string, string | undefined]>([
    ["bag", "One size", undefined],
    ["top", "One size", undefined],
    ["bottom", "W28 L30", undefined],
    ["top", "11", "UK"],
    ["top", "12", "JP"],
    ["shoes", "M", undefined],
    ["accessory", "S", undefined],
  ])("of a %s are not known: %s", (place, text, system) => {
    expect(sizeBits(place, text, system)).toBe(0)
  })

  it("have hers among them or not", () => {
    expect(wornBit("top", { clothes: 12 }) & sizeBits("top", "8, 10, 12")).not.toBe(0)
    expect(wornBit("top", { clothes: 14 }) & sizeBits("top", "8, 10, 12")).toBe(0)
    expect(wornBit("shoes", { clothes: 14 })).toBe(0)
    expect(wornBit("bag", { clothes: 14, shoes: 5 })).toBe(0)
  })
})
