// @vitest-environment node
import { type Hex, SEASONAL_TYPES, wornPalette } from "@stylin/garments/colour"
import { expect, it } from "vitest"
import { type ClothMatch, clothMatch } from "./clothMatch.ts"
import { colourMatch } from "./colourMatch.ts"

const SOFT_AUTUMN = wornPalette("soft autumn")
const matchOf = (hex: Hex) => clothMatch(hex, SOFT_AUTUMN, "soft autumn")

it.each<[ClothMatch["verdict"], string, Hex]>([
  ["yours", "terracotta", "#b67059"],
  ["yours", "soft camel", "#b8956a"],
  ["close", "moss green", "#a09c4c"],
  ["away", "soft brick", "#d5207f"],
  ["far", "soft teal", "#2f7fb0"],
])("says %s, closest to %s, of %s", (verdict, closest, hex) => {
  const match = matchOf(hex)
  expect([match?.verdict, match?.nearest[0].name]).toEqual([verdict, closest])
  expect(match?.nearest).toHaveLength(3)
})

it("says how it differs, the most striking first", () => {
  expect(matchOf("#e9c9b4")?.leans[0]).toBe("lighter")
  expect(matchOf("#b4705a")?.leans).toEqual([])
  expect(matchOf("#e0302a")?.leans).toContain("stronger")
})

it.each(SEASONAL_TYPES)(
  "calls each swatch of %s by its own name, and none to avoid hers",
  (type) => {
    const palette = wornPalette(type)
    for (const { hex, name } of [...palette.best, ...palette.accents, ...palette.neutrals]) {
      expect(clothMatch(hex, palette, type), name).toMatchObject({ verdict: "yours" })
    }
    for (const { hex, name } of palette.away) {
      expect(clothMatch(hex, palette, type)?.verdict, name).toBe("away")
    }
  },
)

it("agrees with what the wardrobe says of a garment", () => {
  const colours: readonly Hex[] = ["#d5207f", "#1f4fe0", "#b4705a", "#a5a981", "#151415"]
  for (const hex of colours) {
    const badge = colourMatch({ colours: [hex], section: "upper_body" }, "soft autumn")
    expect(badge === "away", hex).toBe(matchOf(hex)?.verdict === "away")
  }
})

it("judges by swatches alone if her type is none of the twelve", () => {
  expect(clothMatch("#b67059", SOFT_AUTUMN, undefined)?.verdict).toBe("yours")
  expect(
    clothMatch("#2f7fb0", { ...SOFT_AUTUMN, best: [], accents: [], neutrals: [] }, undefined),
  ).toBe(undefined)
})
