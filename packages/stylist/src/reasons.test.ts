import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { reasonsFor } from "./reasons.ts"
import { tasteOf } from "./taste.ts"
import { garment } from "./testing.ts"
import { titleOf } from "./titles.ts"

const outfit = [
  garment("shirt", { colours: ["rust"], pattern: "check" }),
  garment("wide_leg_trousers", { colours: ["cream"], owned: true }),
  garment("loafers", { colours: ["brown"] }),
]

describe("reasonsFor", () => {
  it("says one sentence for each thing that decided", () => {
    const taste = tasteOf({
      bodyType: "pear",
      colourType: "Soft Autumn",
      tags: defaultTagPreferences(),
    })
    expect(reasonsFor(outfit, "work", taste)).toEqual([
      {
        label: "Color Type",
        text: "Rust near your face shares the warm undertone of your autumn colouring.",
      },
      { label: "Body Type", text: "We picked the wide-leg trousers to skim your hips." },
      {
        label: "Occasion",
        text: "The wide-leg trousers and shirt keep it smart enough for work.",
      },
      {
        label: "Your wardrobe",
        text: "It starts from what you own: your wide-leg trousers.",
      },
      {
        label: "Your style",
        text: "It has what you love: prints, bold colors and colour accents.",
      },
    ])
  })

  it("leaves out what is not known or did not decide", () => {
    const labels = (profile: Parameters<typeof tasteOf>[0]) =>
      reasonsFor(outfit.slice(0, 1), "work", tasteOf(profile)).map(({ label }) => label)
    expect(labels({})).toEqual(["Occasion"])
    expect(labels({ colourType: "winter", bodyType: "hourglass" })).toEqual(["Occasion"])
    expect(labels({ colourType: "unclear" })).toEqual(["Occasion"])
  })
})

describe("titleOf", () => {
  it("names what stands out most", () => {
    expect(titleOf(outfit)).toBe("Checked rust shirt and cream wide-leg trousers")
  })
})
