import { expect, it } from "vitest"
import { nearColours } from "./near-colours.ts"

it("puts the likest first, and before others those that go by the same plain name", () => {
  const near = nearColours("navy")
  expect(near[0]).toBe("indigo")
  expect(near.indexOf("blue")).toBeLessThan(near.indexOf("plum"))
  expect(near).toContain("black")
  for (const far of ["navy", "white", "ecru", "red"] as const) expect(near).not.toContain(far)
})

it("knows the lightest of its name as well", () => {
  expect(nearColours("navy")).toContain("light blue")
})
