import type { GarmentWords, Styling } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { bounds, nth } from "./core/geom.ts"
import { type Layer, Z } from "./core/layer.ts"
import { Pen } from "./core/pen.ts"
import { makeBody } from "./figure/body.ts"
import { FIT, type Fit, sideEase } from "./figure/fit.ts"
import { FIGURE_POSES } from "./figure-words.ts"
import type { BagSpec } from "./garments/bags/bag.ts"
import { bag } from "./garments/bags/carried.ts"
import { Outfit } from "./outfit.ts"
import { made } from "./pieces.ts"
import { words } from "./testing/drawn.ts"
import { openOver, waistFit } from "./waist.ts"

const cloth = { colour: "#6a1f34", material: "leather" } as const
const outfit = (garments: readonly GarmentWords[], styling: Styling = {}) =>
  new Outfit(garments.map(made), styling)
const TOP = words("t_shirt")
const worn = (more: Partial<BagSpec>, body = makeBody()): Layer[] =>
  bag(new Pen(), body, { kind: "crossbody_bag", cloth, ...more }, "L")

describe("what hangs open over the waist", () => {
  it("is a coat or a jacket, unless it is closed or buttoned over skin", () => {
    expect(openOver(outfit([TOP, words("wool_coat")]))).toBe("coat")
    expect(openOver(outfit([TOP, words("bomber")]))).toBe("jacket")
    expect(openOver(outfit([TOP, words("wool_coat")], { coat: "closed" }))).toBeUndefined()
    expect(openOver(outfit([words("jeans"), words("blazer")]))).toBeUndefined()
    expect(openOver(outfit([TOP, words("waistcoat")]))).toBeUndefined()
  })

  it("goes over a belt bag, which goes over everything else", () => {
    const height = (more: Partial<BagSpec>) => worn({ shaped: "belt-bag", ...more })[0]?.z
    expect(height({})).toBe(Z.crossbody)
    expect(height({ openOver: "coat" })).toBeLessThan(Z.coat)
    expect(height({ openOver: "coat" })).toBeGreaterThan(Z.jacket)
    expect(height({ openOver: "jacket" })).toBeLessThan(Z.jacket)
  })
})

describe("a belt bag", () => {
  it("goes round what is worn, however wide it is", () => {
    expect(waistFit(outfit([words("sweatshirt", { cut: { fit: "oversized" } })]))).toBe("oversized")
    const body = makeBody({ pose: "square" })
    for (const fit of ["fitted", "oversized"] as const) {
      const [x0] = bounds(worn({ shaped: "belt-bag", waistFit: fit }, body)[0]?.s ?? "")
      expect(x0).toBeCloseTo(body.T(5.5, -1, sideEase(body, fit)(5.5) - 2.5)[0], 0)
    }
    expect(FIT.oversized.e).toBeGreaterThan(FIT.fitted.e)
  })

  it.each(["jacket", "coat"] as const)(
    "does not come out beside an open %s, however wide the top beneath it is",
    (over) => {
      for (const pose of FIGURE_POSES) {
        const body = makeBody({ pose })
        const across = (waistFit: Fit) =>
          bounds(worn({ shaped: "belt-bag", openOver: over, waistFit }, body)[0]?.s ?? "")
        expect(across("oversized")).toEqual(across("fitted"))
      }
    },
  )
})

describe("the strap of a crossbody bag", () => {
  it.each(FIGURE_POSES)("begins on the shoulder and not above it, in the pose %s", (pose) => {
    for (const type of ["rectangle", "oval", "pear"] as const) {
      const body = makeBody({ type, pose })
      const [, top] = bounds(worn({}, body)[0]?.s ?? "")
      expect(top).toBeGreaterThan(body.shoulderLine(1, 0.52)[1])
      expect(top).toBeLessThan(body.shoulderLine(1, 0.52)[1] + 5)
    }
  })
})

describe("the straps of a backpack", () => {
  it.each(FIGURE_POSES)("go back just below the armpit, in the pose %s", (pose) => {
    const body = makeBody({ pose })
    const webbing = worn({ kind: "backpack", waistFit: "regular" }, body)[1]
    const [x0, , x1, y1] = bounds(webbing?.s ?? "")
    // It goes on beyond the clothes, whose edge cuts it: an end that lay on them would be a stub.
    const ease = sideEase(body, "regular")(3)
    expect(webbing?.s).toMatch(/^<g clip-path=/)
    expect(x0).toBeLessThan(body.T(3.05, -1, ease)[0] + 2)
    expect(x1).toBeGreaterThan(body.T(3.05, 1, ease)[0] - 2)
    expect(y1).toBeLessThan(Math.max(...[-1, 1].map((u) => nth(body.T(3.5, u), 1))))
  })
})
