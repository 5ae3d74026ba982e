import { expect, it } from "vitest"
import { bounds } from "./core/geom.ts"
import { Pen } from "./core/pen.ts"
import { makeBody } from "./figure/body.ts"
import { sleevedArm } from "./sleeved.ts"

it("draws the arm in a thin sleeve from the shoulder, and in a dense one from its end", () => {
  const top = (sheer: boolean) => {
    const pen = new Pen()
    sleevedArm(pen, makeBody(), "L", {
      sleeves: [{ s: "", reach: 0.98, covered: false, sheer }],
      skin: "#a07e56",
      hand: undefined,
      glove: undefined,
      pocket: undefined,
    })
    return bounds(pen.outlines)[1]
  }
  expect(top(false) - top(true)).toBeGreaterThan(120)
})
