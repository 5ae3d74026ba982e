import { describe, expect, it } from "vitest"
import { correctSpelling } from "./spelling.ts"

const TERMS = new Map([
  ["dress", 40],
  ["shirt", 30],
  ["skirt", 20],
  ["trousers", 25],
  ["blazer", 10],
  ["navy", 15],
  ["wavy", 90],
  ["501", 3],
])

describe("correctSpelling", () => {
  it.each([
    ["dres", "dress"],
    ["drses", "dress"],
    ["blaezr", "blazer"],
    ["blazerr", "blazer"],
    ["trosuers", "trousers"],
    ["trouserrz", "trousers"],
    ["navi", "navy"],
  ])("reads %s as %s", (typed, meant) => {
    expect(correctSpelling(typed, TERMS)).toBe(meant)
  })

  it("prefers the same first letter to the more frequent word", () => {
    expect(correctSpelling("nafy", TERMS)).toBe("navy")
    expect(correctSpelling("lbazer", TERMS)).toBe("blazer")
  })

  it("prefers the more frequent of two equally near words", () => {
    expect(correctSpelling("shkirt", TERMS)).toBe("shirt")
  })

  it.each(["shirt", "red", "bag", "5012", "cardigan", "drs", "blzzr", "glazer", ""])(
    "leaves %j",
    (word) => {
      expect(correctSpelling(word, TERMS)).toBe(word)
    },
  )
})
