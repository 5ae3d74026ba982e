// @vitest-environment node
import { expect, it } from "vitest"
import { COLOUR_NAMES } from "./colourNames.ts"
import { palette } from "./palette.ts"
import { themeCss } from "./themeCss.ts"
import { colour, colourProperty } from "./tokens.ts"

it("gives every colour a value in light, in the system's dark and in evening", () => {
  for (const name of COLOUR_NAMES) {
    expect(themeCss.split(`${colourProperty(name)}: ${palette.light[name]};`)).toHaveLength(2)
    expect(themeCss.split(`${colourProperty(name)}: ${palette.evening[name]};`)).toHaveLength(3)
  }
})

it("names properties as style sheets do", () => {
  expect(colour.accentSoft).toBe("var(--stylin-accent-soft)")
})
