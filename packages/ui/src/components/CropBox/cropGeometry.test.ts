// @vitest-environment node
import { expect, it } from "vitest"
import { edgeOf, moved, withEdge } from "./cropGeometry.ts"

const CROP = { x: 0.25, y: 0.25, width: 0.5, height: 0.25 }

it("moves a crop only as far as the picture allows", () => {
  expect(moved(CROP, 0.125, 0.25)).toEqual({ ...CROP, x: 0.375, y: 0.5 })
  expect(moved(CROP, -1, 1)).toEqual({ ...CROP, x: 0, y: 0.75 })
})

it("moves one edge and keeps the opposite one", () => {
  expect(withEdge(CROP, "left", 0.5)).toEqual({ ...CROP, x: 0.5, width: 0.25 })
  expect(edgeOf(withEdge(CROP, "top", 0.125), "bottom")).toBeCloseTo(0.5)
  expect(withEdge(CROP, "right", 2)).toEqual({ ...CROP, width: 0.75 })
})

it("keeps a crop large enough to touch", () => {
  expect(withEdge(CROP, "bottom", 0).height).toBeCloseTo(0.08)
  expect(withEdge(CROP, "left", 1).width).toBeCloseTo(0.08)
})
