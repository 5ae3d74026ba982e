import { expect, test } from "vitest"
import { bounds, type Point } from "../../core/geom.ts"
import { Pen } from "../../core/pen.ts"
import { makeBody } from "../../figure/body.ts"
import { headMap } from "../../figure/face.ts"
import { earrings } from "./earrings.ts"
import { HATS } from "./hats.ts"
import { small } from "./small.ts"

// What is worn on the head faces as the head does, and is seen on both sides of it.

const cloth = { colour: "#C9A45C" }

test("a cap's peak lies over the brows when it is worn, and to the side in a shop's picture", () => {
  const peak = (isWorn: boolean) => {
    const pen = new Pen()
    HATS.cap(small(pen, cloth, [0, 0], 100), isWorn)
    // The crown is drawn first, then the peak.
    const [x0, , x1] = bounds(pen.outlines.split("/>")[1] ?? "")
    return { middle: (x0 + x1) / 2, width: x1 - x0 }
  }
  expect(Math.abs(peak(true).middle + 10)).toBeLessThan(6)
  expect(peak(false).middle).toBeLessThan(-30)
})

test("hoops hang from both ears, and of a head that is turned away from one", () => {
  const across = (pose: "stand" | "lean") => {
    const body = makeBody({ pose })
    const [layer] = earrings(new Pen(), body, cloth, "hoops")
    const [x0, , x1] = bounds(layer?.s ?? "")
    const map = headMap(body)
    const ears = ([-0.57, 0.57] as const).map((x): Point => map([x, 0.36]))
    return { width: x1 - x0, apart: Math.abs((ears[0]?.[0] ?? 0) - (ears[1]?.[0] ?? 0)) }
  }
  expect(across("stand").width).toBeGreaterThan(across("stand").apart)
  expect(across("lean").width).toBeLessThan(16)
})
