import { describe, expect, it } from "vitest"
import { clothLikeness } from "./cloth-likeness.ts"
import { tidied } from "./components.ts"
import { garmentLikely } from "./garment-likely.ts"
import { at, jumperOdds, jumperPhoto, partOf, SIDE } from "./testing/draw-jumper.ts"

describe("garmentLikely", () => {
  const [photo, odds] = [jumperPhoto(), jumperOdds()]
  const values = garmentLikely(photo, odds, clothLikeness(photo, odds), [])
  const on = Uint8Array.from(values, (value) => (value > 0.5 ? 1 : 0))

  it("opens the gap beside a sleeve and keeps a collar that the network doubts", () => {
    expect(on[at(79, 75)]).toBe(0)
    expect(on[at(60, 28)]).toBe(1)
  })

  it("is right of nearly every pixel, with prints filled in", () => {
    const { mask } = tidied({ width: SIDE, height: SIDE, on }, { likely: values })

    const wrong = mask.on.filter((value, index) => {
      const part = partOf(index % SIDE, Math.floor(index / SIDE))
      return (value === 1) === (part === "ground" || part === "gap")
    })
    expect(wrong.length).toBeLessThan(0.01 * SIDE * SIDE)
  })

  it("hears other ways of cutting out where nothing else speaks", () => {
    const silent = new Float32Array(SIDE * SIDE)
    const jumper = Uint8Array.from(odds, (said) => (said > 6 ? 1 : 0))
    const mask = { width: SIDE, height: SIDE, on: jumper }

    const heard = garmentLikely(photo, silent, silent, [{ mask, counts: 0.5 }])

    expect(heard[at(35, 75)]).toBeGreaterThan(0.5)
    expect(heard[at(5, 5)]).toBeLessThan(0.5)
  })
})
