import { toOklab } from "@stylin/garments/colour"
import { describe, expect, it } from "vitest"
import { eroded, garmentColours, nameOf } from "./colours.ts"
import type { Mask, Raster } from "./raster.ts"

const SIZE = 60
const WHOLE: Mask = { width: SIZE, height: SIZE, on: new Uint8Array(SIZE * SIZE).fill(1) }

function cloth(colourAt: (x: number, y: number) => readonly [number, number, number]): Raster {
  const rgb = new Uint8Array(SIZE * SIZE * 3)
  for (let index = 0; index < SIZE * SIZE; index += 1) {
    rgb.set(colourAt(index % SIZE, Math.floor(index / SIZE)), index * 3)
  }
  return { width: SIZE, height: SIZE, rgb }
}

describe("garmentColours", () => {
  it("takes folds and shadows for one cloth", () => {
    const folded = cloth((x) => {
      const light = 0.85 + 0.15 * Math.sin(x / 5)
      return [Math.round(154 * light), Math.round(32 * light), Math.round(41 * light)]
    })

    const { colours, isMulticolour } = garmentColours(folded, WHOLE)

    expect(colours.map(({ name }) => name)).toEqual(["red"])
    expect(colours[0]?.share).toBe(1)
    expect(isMulticolour).toBe(false)
  })

  it("names both colours of a striped one, the larger first", () => {
    const striped = cloth((_, y) => (y % 12 < 8 ? [37, 48, 77] : [230, 228, 224]))

    const { colours } = garmentColours(striped, WHOLE)

    expect(colours.map(({ name }) => name)).toEqual(["navy", "white"])
  })

  it("has no ruling colour in a print of many", () => {
    const many = [
      [180, 30, 40],
      [30, 60, 160],
      [40, 130, 60],
      [235, 200, 70],
      [20, 20, 22],
    ] as const
    const print = cloth((x, y) => many[(Math.floor(x / 6) + 2 * Math.floor(y / 6)) % 5] ?? many[0])

    expect(garmentColours(print, WHOLE)).toMatchObject({
      isMulticolour: true,
      colours: { length: 3 },
    })
  })

  it("does not see the ground at the garment's edge", () => {
    const on = Uint8Array.from(WHOLE.on, (_, index) => (index % SIZE < 30 ? 1 : 0))
    const bled = cloth((x) => (x < 28 ? [40, 105, 70] : [200, 30, 30]))

    expect(garmentColours(bled, { ...WHOLE, on }).colours.map(({ name }) => name)).toEqual([
      "green",
    ])
  })
})

describe("nameOf", () => {
  it.each([
    ["#2c2b2d", "black"],
    ["#9a2029", "red"],
    ["#e6e6ea", "white"],
    ["#cb9a2b", "mustard"],
  ] as const)("calls %s, as photographed, %s", (hex, name) => {
    expect(nameOf(toOklab(hex))).toBe(name)
  })
})

describe("eroded", () => {
  it("takes the radius off every side, the picture's own included", () => {
    const left = eroded(WHOLE, 3).reduce((sum, value) => sum + value, 0)

    expect(left).toBe((SIZE - 6) ** 2)
  })
})
