// @vitest-environment node
import { expect, it } from "vitest"
import { COLOUR_NAMES } from "./colourNames.ts"
import { palette } from "./palette.ts"
import { themeCss, themeRules } from "./themeCss.ts"
import * as tokens from "./tokens.ts"
import { tokenValues } from "./tokenValues.ts"

it("gives every colour a value in light, in the system's dark and in evening", () => {
  for (const name of COLOUR_NAMES) {
    const property = tokens.colourProperty(name)
    const [light, evening] = [palette.light[name], palette.evening[name]]
    const values = [...themeCss.matchAll(new RegExp(`${property}: ([^;]+);`, "g"))]
    expect(values.map(([, value]) => value)).toEqual([light, evening, evening])
  }
})

it("names properties as style sheets do", () => {
  expect(tokens.colour.accentSoft).toBe("var(--stylin-accent-soft)")
  expect(tokens.space[16]).toBe("var(--stylin-space-16)")
  expect(tokens.textSize[14]).toBe("var(--stylin-text-size-14)")
})

it("gives every other token one value", () => {
  const groups = Object.entries(tokenValues)
  expect(groups.map(([group]) => group)).toEqual([
    "space",
    "textSize",
    "font",
    "weight",
    "lineHeight",
    "letterSpacing",
    "radius",
    "shadow",
    "motion",
    "layer",
  ])
  for (const [group, values] of groups) {
    expect(Object.keys(values)).toEqual(Object.keys(Reflect.get(tokens, group)))
    for (const [name, value] of Object.entries(values)) {
      expect(themeCss.split(`${tokens.tokenProperty(group, name)}: ${value};`)).toHaveLength(2)
    }
  }
})

it("sets every property that style sheets read", () => {
  const read = Object.values(tokens).flatMap((token) =>
    typeof token === "function" ? [] : typeof token === "string" ? [token] : Object.values(token),
  )

  expect(read.length).toBeGreaterThan(45)
  for (const reference of read) {
    const [, property] = /^var\((--stylin-[a-z0-9-]+)\)$/.exec(reference) ?? []
    expect(themeCss).toContain(`${property}: `)
  }
})

it("weighs nothing, so that a shop's own rule wins wherever it sets a token", () => {
  const selectors = themeRules("[data-stylin]").match(/[^{}\n]+(?=\{ (?:--|color))/g) ?? []
  expect(selectors).toHaveLength(4)
  for (const selector of selectors) expect(selector.trim()).toMatch(/^:where\(.+\)$/)
})

it("can be kept to an element and what is inside it", () => {
  const selectors = themeRules("[data-stylin]").match(/[^{}\n]+(?=\{)/g) ?? []

  expect(selectors.length).toBe(5)
  for (const selector of selectors.filter((one) => !one.startsWith("@media"))) {
    for (const part of selector.split(/,(?![^(]*\))/)) expect(part).toContain("[data-stylin]")
  }
})
