import { describe, expect, it } from "vitest"
import { nearestSwatch } from "../person/palette.ts"
import { colourCode } from "../pieces/codes.ts"
import { palette } from "./palette.ts"
import { black, brief, piece } from "./testing.ts"

const autumn = brief("work", { colourType: "soft autumn" })
const inColour = (colour: "terracotta" | "fuchsia") => [
  piece({ kind: "blouse", colours: [{ colour }] }),
  piece({ kind: "trousers", colours: black }),
]

describe("palette", () => {
  it("prefers her own colours to those that work against her", () => {
    expect(palette(inColour("terracotta"), autumn)).toBeGreaterThan(
      palette(inColour("fuchsia"), autumn) + 0.5,
    )
  })

  it("counts a colour near the face more than one on the feet", () => {
    const onFeet = [
      piece({ kind: "blouse", colours: [{ colour: "ecru" }] }),
      piece({ kind: "heels", colours: [{ colour: "fuchsia" }] }),
    ]
    const atFace = [
      piece({ kind: "blouse", colours: [{ colour: "fuchsia" }] }),
      piece({ kind: "heels", colours: [{ colour: "ecru" }] }),
    ]
    expect(palette(onFeet, autumn)).toBeGreaterThan(palette(atFace, autumn))
  })

  it("counts by the certainty of her colour type, and not at all without one", () => {
    const sure = palette(inColour("terracotta"), autumn)
    const unsure = brief("work", { colourType: "soft autumn", colourConfidence: 0.5 })
    expect(palette(inColour("terracotta"), unsure)).toBeCloseTo(sure / 2)
    expect(palette(inColour("terracotta"), brief("work"))).toBe(0)
  })

  it("names the nearest swatch", () => {
    const swatch = nearestSwatch(colourCode("terracotta"), "soft autumn")
    expect(swatch.name).toBe("terracotta")
    expect(swatch.difference).toBeLessThan(8)
  })
})
