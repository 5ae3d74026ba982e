import type { Slot } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { layoutOf } from "./collage-layout.ts"
import { nth } from "./core/geom.ts"
import type { Box } from "./frame.ts"

const OUTFITS: readonly (readonly Slot[])[] = [
  ["top"],
  ["top", "bottom"],
  ["dress", "shoes"],
  ["layer", "top", "bottom"],
  ["shoes", "bag", "top", "bottom"],
  ["layer", "top", "bottom", "shoes", "bag"],
  ["layer", "dress", "shoes", "bag", "accessory", "accessory"],
  ["top", "top", "bottom", "bottom", "layer", "layer", "shoes", "bag", "accessory"],
  ["shoes", "bag"],
]
const area = ({ width, height }: Box) => width * height
const apart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

describe("a collage's layout", () => {
  it("keeps everything on the sheet and apart", () => {
    for (const slots of OUTFITS) {
      const boxes = layoutOf(slots)
      expect(boxes).toHaveLength(slots.length)
      boxes.forEach((box, i) => {
        expect(box.x).toBeGreaterThanOrEqual(30)
        expect(box.y).toBeGreaterThanOrEqual(30)
        expect(box.x + box.width).toBeLessThanOrEqual(570)
        expect(box.y + box.height).toBeLessThanOrEqual(770)
        expect(boxes.slice(i + 1).every((other) => apart(box, other))).toBe(true)
      })
    }
  })

  it("gives the leading garment the most room, and puts shoes at the foot", () => {
    const slots: readonly Slot[] = ["shoes", "bag", "dress", "accessory"]
    const boxes = layoutOf(slots)
    const [shoes, bag, dress, accessory] = [0, 1, 2, 3].map((i) => nth(boxes, i))
    if (!shoes || !bag || !dress || !accessory) throw new Error("a box is missing")
    for (const small of [shoes, bag, accessory])
      expect(area(dress)).toBeGreaterThan(area(small) * 2)
    expect(shoes.y).toBeGreaterThan(bag.y)
    expect(bag.y).toBeGreaterThan(accessory.y)
    expect(shoes.y + shoes.height).toBeCloseTo(dress.y + dress.height, 0)
  })

  it("puts trousers below the leading garment", () => {
    const [layer, top, bottom] = layoutOf(["layer", "top", "bottom"])
    if (!layer || !top || !bottom) throw new Error("a box is missing")
    expect(bottom.x).toBe(layer.x)
    expect(bottom.y).toBeGreaterThan(layer.y + layer.height)
    expect(top.x).toBeGreaterThan(layer.x + layer.width)
  })

  it("gives a single garment the whole sheet, and no garment none", () => {
    expect(layoutOf([])).toEqual([])
    expect(area(nth(layoutOf(["bag"]), 0))).toBeGreaterThan(380_000)
  })
})
