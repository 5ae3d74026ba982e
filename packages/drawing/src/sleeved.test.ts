import { expect, it } from "vitest"
import { bounds } from "./core/geom.ts"
import { Pen } from "./core/pen.ts"
import { makeBody } from "./figure/body.ts"
import { sleevedArm, type WornSleeve } from "./sleeved.ts"

/** How high up an arm's outline begins, in px. */
function topOf(sleeves: readonly WornSleeve[]): number {
  const pen = new Pen()
  sleevedArm(pen, makeBody(), "L", {
    sleeves,
    skin: "#a07e56",
    hand: undefined,
    glove: undefined,
    pocket: undefined,
  })
  return bounds(pen.outlines)[1]
}

it("draws the arm in a thin sleeve from the shoulder, and in a dense one from its end", () => {
  const top = (sheer: boolean) => topOf([{ s: "", reach: 0.98, covered: false, sheer }])
  expect(top(false) - top(true)).toBeGreaterThan(120)
})

it("leaves a bare arm whole that has only a watch at its wrist", () => {
  expect(topOf([{ s: "", reach: 0, covered: false, sheer: false }])).toBe(topOf([]))
})
