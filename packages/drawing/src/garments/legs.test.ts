import type { Leg } from "@stylin/garments/vocabulary"
import { expect, test } from "vitest"
import { dist, first, last, nth } from "../core/geom.ts"
import { type Body, MANNEQUIN, MEASURES, makeBody, POSES } from "../figure/body.ts"
import { breaks, isSlim, type LegCut, trouserLeg } from "./legs.ts"

const cut = (leg: Leg, more: Partial<LegCut> = {}): LegCut => ({
  leg,
  fit: "regular",
  end: 1,
  waist: 5.6,
  ...more,
})
const standing = makeBody()
const hemWidth = (leg: Leg, more: Partial<LegCut> = {}) => {
  const { hem } = trouserLeg(standing, "L", cut(leg, more))
  return dist(first(hem), last(hem))
}

test("each leg line has the hem its name promises", () => {
  const widths = (
    ["skinny", "slim", "tapered", "barrel", "straight", "bootcut", "flare", "wide"] as const
  ).map((leg) => hemWidth(leg))

  expect(widths).toEqual(widths.toSorted((a, b) => a - b))
  expect(hemWidth("wide")).toBeGreaterThan(hemWidth("straight") * 1.8)
})

test("a cropped wide leg stays wide at its hem", () => {
  expect(hemWidth("wide", { end: 0.78 })).toBeGreaterThan(70)
})

test("an oversized leg has more room than a fitted one", () => {
  expect(hemWidth("straight", { fit: "oversized" })).toBeGreaterThan(
    hemWidth("straight", { fit: "fitted" }) + 8,
  )
})

test("a tapered leg follows a full hip and narrows evenly to its hem", () => {
  for (const size of ["regular", "plus"] as const) {
    const body = makeBody({ type: "pear", size })
    const limb = body.leg.L
    const { outer } = trouserLeg(body, "L", cut("tapered", { fit: "relaxed" }))
    const widths = outer.slice(3).map((point, i) => {
      const t = nth([0.1, 0.2, 0.32, 0.42, 0.5, 0.58, 0.68, 0.8, 0.9, 0.95, 1], i)
      return dist(point, limb.p(t))
    })
    expect(nth(widths, 0) - limb.radii(0.1)[0]).toBeLessThan(10)
    expect(widths.slice(1)).toEqual(widths.slice(1).toSorted((a, b) => b - a))
  }
})

test("a boot takes the cloth in as close as the leg", () => {
  const loose = hemWidth("tapered")
  const tucked = hemWidth("tapered", { tucked: 0.84 })

  expect(loose).toBeGreaterThan(28)
  expect(tucked).toBeLessThan(24)
})

test("the cloth covers the leg everywhere, on every body and in every pose", () => {
  const types = Object.keys(MEASURES) as (keyof typeof MEASURES)[]
  const poses = Object.keys(POSES) as (keyof typeof POSES)[]
  for (const type of types) {
    for (const pose of poses) {
      const body = makeBody({ type, pose })
      for (const side of ["L", "R"] as const) {
        const limb = body.leg[side]
        const { outer, inner } = trouserLeg(body, side, cut("slim"))
        for (const point of [...outer, ...inner])
          expect(Number.isFinite(point[0] + point[1])).toBe(true)
        expect(dist(nth(outer, -1), nth(inner, -1))).toBeGreaterThan(
          dist(limb.edge(1, 1), limb.edge(1, -1)),
        )
      }
    }
  }
})

test("only full lengths that are wide enough to reach the shoe break over it", () => {
  expect(breaks(cut("straight", { end: 1.05 }))).toBe(true)
  expect(breaks(cut("straight", { end: 0.92 }))).toBe(false)
  expect(breaks(cut("skinny"))).toBe(false)
})

test("skinny and slim legs go into boots and under skirts", () => {
  expect((["skinny", "slim", "straight", "wide"] as const).map(isSlim)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test("the knee of the leg without weight pushes out further than that of the other", () => {
  const push = (side: "L" | "R") => {
    const limb = standing.leg[side]
    const { outer } = trouserLeg(standing, side, cut("straight"))
    const knee = nth(outer, 3 + 4)
    return dist(knee, limb.p(0.5))
  }

  expect(standing.front).toBe("L")
  expect(push("R") - push("L")).toBeGreaterThan(0.8)
})

test("wide legs do not meet where the feet stand apart, so that they read as no skirt", () => {
  const between = (body: Body) => {
    const [left, right] = (["L", "R"] as const).map((side) =>
      last(trouserLeg(body, side, cut("wide", { flare: 6 })).inner),
    )
    return (right?.[0] ?? 0) - (left?.[0] ?? 0)
  }
  expect(between(makeBody({ measures: MANNEQUIN, pose: "flat" }))).toBeGreaterThan(10)
  for (const type of ["hourglass", "pear", "oval"] as const) {
    expect(between(makeBody({ type }))).toBeGreaterThan(10)
  }
})
