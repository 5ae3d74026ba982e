import { type Touch, wholeGarment } from "@stylin/garments/vocabulary"
import { expect, test } from "vitest"
import { clothFor } from "../../clothing.ts"
import { bounds } from "../../core/geom.ts"
import { Pen } from "../../core/pen.ts"
import { makeBody } from "../../figure/body.ts"
import { SHOES } from "../kinds-shoes.ts"
import { shoePair } from "./pair.ts"
import { FLEECE, shaftTop } from "./spec.ts"
import { ALONE, spec } from "./testing.ts"
import { shoes } from "./worn.ts"

test("lined boots show their wool at the rim, and snow boots reach further up", () => {
  for (const kind of ["ankle_boots", "lace_up_boots"] as const) {
    const wool = (lined: boolean) => {
      const worn = shoes(new Pen(), makeBody(), spec(kind, { lined }), "#d7bd96")
      return (
        worn.some(({ s }) => s.includes(FLEECE)) &&
        shoePair(new Pen(), spec(kind, { lined })).includes(FLEECE)
      )
    }
    expect([wool(true), wool(false)]).toEqual([true, false])
  }
  expect(shaftTop({ kind: "lace_up_boots", lined: true })).toBeLessThan(
    shaftTop({ kind: "lace_up_boots" }) - 0.05,
  )
})

test("lined boots stand flat unless their words name a high heel", () => {
  const pieces = (touches: readonly Touch[]) => {
    const words = wholeGarment({ kind: "ankle_boots", colours: [{ colour: "navy" }], touches })
    const pen = new Pen()
    SHOES.ankle_boots(words, clothFor(words)).worn(pen, makeBody(), ALONE)
    return pen.outlines.split("<path").length
  }
  // A heel is an outline of its own under each foot.
  expect(pieces(["fur-lined"])).toBe(pieces([]) - 2)
})

test("the pale sole of platform trainers has its tread in shade", () => {
  const fills = (heel: "flat" | "platform") =>
    new Set(
      shoes(new Pen(), makeBody(), spec("trainers", { heel }), "#d7bd96")[0]?.s.match(
        /fill="#\w{6}"/g,
      ),
    )
  expect(fills("platform").size).toBeGreaterThan(fills("flat").size)
})

test("boots that go under the hem of a skirt end there: higher up they would stand out beside it", () => {
  const top = (skirtEnd?: number) => {
    const pen = new Pen()
    const words = wholeGarment({ kind: "knee_boots", colours: [{ colour: "black" }] })
    SHOES.knee_boots(words, clothFor(words)).worn(pen, makeBody(), { ...ALONE, skirtEnd })
    return bounds(pen.outlines)[1]
  }
  expect(top(0.68)).toBeGreaterThan(top() + 20)
  expect(top(0.2)).toBe(top())
})
