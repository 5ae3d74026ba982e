import type { ClothingItem } from "@stylin/api/contract"
import { expect, it } from "vitest"
import { sampleLook } from "../../testing/samples.ts"
import { areDearer } from "./dearer.ts"

const look = (piece: Partial<ClothingItem>) => {
  const [place = []] = sampleLook("1").clothes
  const [item] = place
  return sampleLook("1", { clothes: item ? [[{ ...item, isYours: false, ...piece }]] : [] })
}

it.each([
  ["a jumper above it", { kind: "jumper", price: 26 }, true],
  ["a jumper at it", { kind: "jumper", price: 25 }, false],
  ["shoes up to twice as much", { kind: "loafers", section: "shoes", price: 50 }, false],
  ["a coat above that", { kind: "wool_coat", price: 51 }, true],
  ["what she owns", { kind: "jumper", price: 90, isYours: true }, false],
  ["what has no price", { kind: "jumper" }, false],
] as const)("counts what she spends on a piece: %s", (_, piece, isDearer) => {
  expect(areDearer([look({ price: undefined, ...piece })], 25)).toBe(isDearer)
})
