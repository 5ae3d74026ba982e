import { wornPalette } from "@stylin/garments/colour"
import { expect, it } from "vitest"
import { fabricMatch } from "./fabricMatch.ts"

const OFFERED = ["soft autumn", "deep winter"] as const

it.each(OFFERED)("finds a swatch of %s among its colours", (type) => {
  for (const { hex } of wornPalette(type).best) {
    expect(fabricMatch(hex, OFFERED).type).toBe(type)
  }
})

it("names what belongs to none of them", () => {
  expect(fabricMatch("#f8ec40", OFFERED)).toEqual({ name: expect.any(String), type: undefined })
})
