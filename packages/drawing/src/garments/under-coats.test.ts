import type { Kind } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import { makeBody } from "../figure/body.ts"
import { Outfit } from "../outfit.ts"
import { made } from "../pieces.ts"
import { words } from "../testing/drawn.ts"
import { fronts } from "./front.ts"
import { type LegCut, trouserLeg } from "./legs.ts"

// What is worn beneath a coat and can be told: the layer between its fronts, and wide legs below its hem.

const body = makeBody()

it("a coat over another layer opens wider, and one that is closed stays closed", () => {
  const gap = (overLayer: boolean, open: number) => {
    const { left, right } = fronts(body, { drop: 0.68, breakAt: 4.3, open, overLayer })
    return (right.edge[2]?.[0] ?? 0) - (left.edge[2]?.[0] ?? 0)
  }
  expect(gap(true, 1.3)).toBeGreaterThan(gap(false, 1.3) * 1.4)
  expect(gap(true, 0)).toBe(gap(false, 0))
})

it.each([
  ["cardigan", true],
  ["blazer", true],
  ["waistcoat", true],
  ["jumper", false],
] as const)("a coat over a %s is over another layer: %s", (kind: Kind, isOver) => {
  const [below, coat] = [made(words(kind)), made(words("wool_coat"))]
  const outfit = new Outfit([below, coat])
  expect(outfit.isOverLayer(coat)).toBe(isOver)
  expect(outfit.isOverLayer(below)).toBe(false)
})

it.each(["wide", "flare", "baggy"] as const)("%s legs are as wide below a coat's hem", (leg) => {
  const cut = { leg, fit: "regular", end: 1.085, waist: 5.05 } as const
  const hem = (more: Partial<LegCut>) => {
    const { outer, inner } = trouserLeg(body, "L", { ...cut, ...more })
    return Math.abs((outer.at(-1)?.[0] ?? 0) - (inner.at(-1)?.[0] ?? 0))
  }
  const pressed = hem({ underCoat: true })
  const below = hem({ underCoat: true, coatEnd: 0.5 })
  expect(below).toBeGreaterThan(pressed + 4)
  expect(below).toBeCloseTo(hem({}), 0)
})
