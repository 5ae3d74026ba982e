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

const SLEEVE: WornSleeve = {
  s: "",
  reach: 0.98,
  covered: false,
  sheer: false,
  bareShoulder: false,
}

it("draws the arm in a thin sleeve from the shoulder, and in a dense one from its end", () => {
  const top = (sheer: boolean) => topOf([{ ...SLEEVE, sheer }])
  expect(top(false) - top(true)).toBeGreaterThan(120)
})

it("leaves a bare arm whole that has only a watch at its wrist", () => {
  expect(topOf([{ ...SLEEVE, reach: 0 }])).toBe(topOf([]))
})

it("draws the whole arm where its sleeve begins below a bare shoulder, unless a jacket covers it", () => {
  const bare: WornSleeve = { ...SLEEVE, reach: 0.4, bareShoulder: true }
  expect(topOf([bare])).toBe(topOf([]))
  expect(topOf([{ ...bare, covered: true }, SLEEVE])).toBe(topOf([SLEEVE]))
})

it("draws whole sleeves and arms below what has no sleeves of its own, such as a knitted vest", () => {
  const covered: WornSleeve = { ...SLEEVE, s: "<path/>", covered: true }
  const drawn = sleevedArm(new Pen(), makeBody(), "L", {
    sleeves: [covered],
    skin: "#a07e56",
    hand: undefined,
    glove: undefined,
    pocket: undefined,
  })
  expect(drawn).toContain(covered.s)
  expect(drawn).not.toMatch(/clip-path="[^"]*"><path\/>/)
})
