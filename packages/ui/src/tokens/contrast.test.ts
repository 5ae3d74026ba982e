// @vitest-environment node
import { describe, expect, it } from "vitest"
import { contrast, EDGE_PAIRS, TEXT_PAIRS } from "./contrast.ts"
import { palette, THEMES } from "./palette.ts"

it("measures as WCAG does", () => {
  expect(contrast("#ffffff", "#000000")).toBe(21)
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2)
  expect(contrast("#a63f26", "#a63f26")).toBe(1)
})

describe.each(THEMES)("the %s theme", (theme) => {
  it.each(TEXT_PAIRS)("lets %s be read on %s", (text, ground) => {
    expect(contrast(palette[theme][text], palette[theme][ground])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(EDGE_PAIRS)("lets the edge %s be seen on %s", (edge, ground) => {
    expect(contrast(palette[theme][edge], palette[theme][ground])).toBeGreaterThanOrEqual(3)
  })
})
