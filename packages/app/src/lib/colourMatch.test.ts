// @vitest-environment node
import { expect, it } from "vitest"
import { type ColourMatch, colourMatch } from "./colourMatch.ts"

it.each<[ColourMatch | undefined, string[], "upper_body" | "lower_body"]>([
  ["best", ["rust"], "upper_body"],
  ["away", ["fuchsia"], "upper_body"],
  [undefined, ["fuchsia"], "lower_body"],
  [undefined, [], "upper_body"],
  [undefined, ["no such colour"], "upper_body"],
  ["best", ["no such colour", "rust"], "lower_body"],
])("says %s of %j on the %s", (match, colours, section) => {
  expect(colourMatch({ colours, section }, "true autumn")).toBe(match)
})
