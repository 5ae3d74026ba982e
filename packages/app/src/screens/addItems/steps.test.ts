// @vitest-environment node
import { expect, it } from "vitest"
import { ADD_STEPS, addPath, stepFor } from "./steps.ts"

it("finds each step again by its address", () => {
  const found = ADD_STEPS.map((step) => {
    const query = addPath(step).split("?")[1] ?? ""
    return stepFor(query, step === "camera" ? "closet" : "search")
  })
  expect(found).toEqual([...ADD_STEPS])
})

it.each([
  ["upload", null],
  ["added", "outfits"],
  ["camera", "search"],
  ["constructor", "search"],
] as const)("falls back to the first step from %s with the way %s", (step, way) => {
  expect(stepFor(`?step=${step}`, way)).toBe("type")
})

it("needs no way for many photos at once", () => {
  expect(stepFor("?step=many", null)).toBe("many")
})
