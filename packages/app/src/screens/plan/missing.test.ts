import { expect, it } from "vitest"
import { missingParts } from "./missing.ts"

it.each([
  ["nothing", [], ["top", "bottom", "shoes"]],
  ["a coat", [{ section: "upper_body", kind: "wool_coat" }], ["top", "bottom", "shoes"]],
  ["a top and shoes", [{ section: "upper_body" }, { section: "shoes" }], ["bottom"]],
  ["a dress", [{ section: "upper_body", kind: "day_dress" }], ["shoes"]],
  ["a dress and shoes", [{ section: "upper_body", kind: "day_dress" }, { section: "shoes" }], []],
] as const)("says what a look lacks if she owns %s", (_what, items, missing) => {
  expect(missingParts(items)).toEqual(missing)
})
