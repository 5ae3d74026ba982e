import { describe, expect, it } from "vitest"
import { nth } from "../core/geom.ts"
import { makeBody } from "../figure/body.ts"
import { type FrontCut, fronts } from "./front.ts"
import { outToHem, skimming } from "./skim.ts"

// Outerwear on curvy figures: it falls past the waist, and does not bulge at the hip.

const pear = makeBody({ type: "pear", pose: "square" })
const blazer: FrontCut = { hem: 7.5, open: 0.5 }
const long: FrontCut = { hem: 7, drop: 0.28, open: 0.5 }
const coat: FrontCut = { hem: 7, drop: 0.68, open: 0, isOver: true }

/** How far the side lies within the straight line from the armpit to the hip. */
function hollow(cut: FrontCut): number {
  const side = fronts(pear, cut).right.side.slice(0, 7)
  const [[x0, y0], [x1, y1]] = [nth(side, 0), nth(side, -1)]
  return Math.max(...side.map(([x, y]) => x0 + ((x1 - x0) * (y - y0)) / (y1 - y0) - x))
}

describe("outerwear on a pear", () => {
  it("spans the hollow of the waist: a blazer about half of it, what is longer nearly all", () => {
    const body = hollow({ ...blazer, isUnder: true })
    expect(hollow(blazer)).toBeLessThan(body * 0.6)
    for (const cut of [long, coat]) expect(hollow(cut)).toBeLessThan(body * 0.3)
  })

  it("is as wide at the hem of a coat as anywhere above it", () => {
    for (const cut of [long, coat]) {
      const { side } = fronts(pear, cut).right
      expect(nth(side, -1)[0]).toBe(Math.max(...side.map(([x]) => x)))
    }
  })

  it("swings out less from a wide hip", () => {
    const swing = (type: "pear" | "rectangle") => {
      const body = makeBody({ type, pose: "square" })
      const { side } = fronts(body, { ...coat, flare: 60 }).right
      return nth(side, -1)[0] - nth(side, 6)[0]
    }
    expect(swing("pear")).toBeLessThan(swing("rectangle") - 8)
  })

  it("is drawn in where a belt is tied", () => {
    expect(hollow({ ...coat, belted: true })).toBeGreaterThan(hollow(coat) * 2)
    expect(hollow({ ...coat, belted: true, open: 1 })).toBeLessThan(hollow(coat) * 2)
  })
})

it("never moves a side inwards", () => {
  const side = [
    [300, 0],
    [280, 50],
    [310, 100],
    [305, 150],
  ] as const
  expect(skimming(side, 1, 1).map(([x]) => x)).toEqual([300, 305, 310, 305])
  expect(skimming(side, 1, 0)).toEqual(side)
  expect(nth(outToHem(side, 1), -1)[0]).toBe(310)
})
