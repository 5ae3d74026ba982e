import type { GarmentWords, Kind } from "@stylin/garments/vocabulary"
import { expect, test } from "vitest"
import { tint } from "../core/colour.ts"
import { drawFlat } from "../index.ts"
import { CORDUROY } from "./kinds-jackets.ts"
import { BRASS, STEEL } from "./seams.ts"

// The details by which a kind is named, for kinds whose outlines are alike.

const drawn = (kind: Kind, more: Partial<GarmentWords> = {}) =>
  drawFlat({ kind, colours: [{ colour: "navy" }], ...more })

/** How many marks a drawing has in a colour. */
const marks = (svg: string, colour: string) => svg.split(`"${colour}"`).length - 1

test("jeans have brass: rivets and a button. Trousers and chinos have none", () => {
  const cotton = { cloth: { material: "cotton" } } as const
  expect(marks(drawn("jeans", cotton), BRASS)).toBeGreaterThanOrEqual(5)
  expect(marks(drawn("trousers", cotton), BRASS)).toBe(0)
  expect(marks(drawn("chinos", cotton), BRASS)).toBe(0)
})

test("a leather jacket has zips at its edge, pockets and breast, and a buckle; a blazer has none", () => {
  expect(marks(drawn("leather_jacket"), STEEL)).toBeGreaterThanOrEqual(5)
  expect(marks(drawn("blazer", { cloth: { material: "leather" } }), STEEL)).toBe(0)
})

test("a jumper shows its stitches and a sweatshirt does not, whatever their colour", () => {
  const stitched = (kind: Kind, colour: "navy" | "cream") =>
    /<pattern [^>]*width="6.6"/.test(drawn(kind, { colours: [{ colour }] }))
  for (const colour of ["navy", "cream"] as const) {
    expect(stitched("jumper", colour)).toBe(true)
    expect(stitched("sweatshirt", colour)).toBe(false)
  }
})

test("waxed cotton has brass studs and a brown corduroy collar, and other overshirts have neither", () => {
  const cotton = (sheen: "soft" | "matt") =>
    drawn("overshirt", { cloth: { material: "cotton", sheen } })
  const collar = tint(CORDUROY.colour, 0.4)
  expect(marks(cotton("soft"), collar)).toBeGreaterThan(0)
  expect(marks(cotton("soft"), BRASS)).toBeGreaterThanOrEqual(5)
  expect(marks(cotton("matt"), collar) + marks(cotton("matt"), BRASS)).toBe(0)
})
