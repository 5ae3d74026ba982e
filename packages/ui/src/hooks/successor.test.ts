// @vitest-environment node
import { expect, it } from "vitest"
import { successor } from "./successor.ts"

it.each([
  ["the next", ["a", "b", "c"], ["a", "c"], "b", "c"],
  ["the one before, at the end", ["a", "b", "c"], ["a", "b"], "c", "b"],
  ["the next that is still there", ["a", "b", "c", "d"], ["a", "d"], "b", "d"],
  ["the nearest before, where all after it left too", ["a", "b", "c", "d"], ["a", "b"], "c", "b"],
  ["one of the old, not one that has just come", ["a", "b"], ["a", "z"], "b", "a"],
])("hands on to %s", (_, before, after, left, heir) => {
  expect(successor(before, after, left)).toBe(heir)
})

it("gives nothing if nothing is left", () => {
  expect(successor(["a"], [], "a")).toBeUndefined()
})

it("gives the first, if it never was in the list", () => {
  expect(successor(["a", "b"], ["a", "b"], "z")).toBe("a")
})
