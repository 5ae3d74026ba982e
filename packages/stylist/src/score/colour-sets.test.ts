import { COLOUR_NAMES } from "@stylin/garments/colour"
import { expect, it, vi } from "vitest"
import { ColourSet, rememberedOf } from "./colour-sets.ts"

function setOf(...colours: number[]): ColourSet {
  const set = new ColourSet()
  for (const colour of colours) set.add(colour)
  return set
}

it("holds every colour once, in the order of their numbers", () => {
  const all = COLOUR_NAMES.map((_, code) => code)
  expect(setOf(...all.toReversed(), ...all).colours()).toEqual(all)
  const set = setOf(66, 31, 32, 31)
  expect(set.colours()).toEqual([31, 32, 66])
  set.clear()
  expect(set.colours()).toEqual([])
})

it("asks once for a set, and never takes one for another", () => {
  const numberOf = (colours: readonly number[]) =>
    colours.reduce((sum, colour) => sum * 67 + colour + 1, 0)
  const of = vi.fn(numberOf)
  const remembered = rememberedOf(of)
  expect([remembered(setOf(4, 9)), remembered(setOf(9, 4))]).toEqual(
    Array(2).fill(numberOf([4, 9])),
  )
  expect(of).toHaveBeenCalledTimes(1)
  // Sets that differ in the last number alone come one after the other, and some of them have the same place.
  for (let one = 0; one < 64; one += 1) {
    for (let other = 0; other < 64; other += 1) {
      for (let bits = 0; bits < 8; bits += 1) {
        const last = [64, 65, 66].filter((_, at) => ((bits >>> at) & 1) === 1)
        const set = setOf(one, other, ...last)
        if (remembered(set) !== numberOf(set.colours())) throw new Error(`Wrong: ${set.colours()}`)
      }
    }
  }
})
