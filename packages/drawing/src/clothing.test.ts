import { toOklab } from "@stylin/garments/colour"
import type { Kind } from "@stylin/garments/vocabulary"
import { type GarmentWords, wholeGarment } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { clothFor } from "./clothing.ts"

const cloth = (kind: Kind, more: Partial<GarmentWords> = {}) =>
  clothFor(wholeGarment({ kind, colours: [{ colour: "navy" }], ...more }))

describe("clothFor", () => {
  it("runs stripes across knits, thinly down tailoring and down the rest", () => {
    const stripe = (kind: Kind) => cloth(kind, { pattern: "stripe" }).pattern
    expect([stripe("jumper"), stripe("blazer"), stripe("shirt")]).toEqual([
      "breton",
      "pinstripe",
      "stripe",
    ])
  })

  it("makes checks small on summer cloth, and weaves tweed", () => {
    expect(cloth("day_dress", { pattern: "check" }).pattern).toBe("gingham")
    expect(cloth("wool_coat", { pattern: "check" }).pattern).toBe("check")
    expect(cloth("wool_coat", { cloth: { material: "tweed" } }).pattern).toBe("herringbone")
    expect(cloth("tweed_jacket").pattern).toBe("tweed")
  })

  it("shows what a garment is made of", () => {
    expect(cloth("jeans").material).toBe("denim")
    expect(cloth("teddy_coat").material).toBe("teddy")
    expect(cloth("teddy_coat", { touches: ["long-pile"] }).material).toBe("fur")
    expect(cloth("day_dress", { cloth: { material: "polyester", sheen: "high" } }).material).toBe(
      "satin",
    )
  })

  it("washes out denim that is only named, and paints denim as it is measured", () => {
    const strength = (hex: string) => Math.hypot(...toOklab(hex).slice(1))
    const denim = (colour: "blue" | "ecru" | "#4c709d") =>
      cloth("jeans", { colours: [{ colour }] }).colour
    expect(strength(denim("blue"))).toBeLessThan(0.6 * strength("#4c709d"))
    expect(denim("#4c709d")).toBe("#4c709d")
    expect(denim("ecru")).toBe(cloth("trousers", { colours: [{ colour: "ecru" }] }).colour)
  })

  it("keeps black and white off the extremes, where neither folds nor edges show", () => {
    const lightness = (hex: `#${string}`) =>
      toOklab(cloth("shirt", { colours: [{ colour: hex }] }).colour)[0]
    expect(lightness("#000000")).toBeGreaterThan(0.25)
    expect(lightness("#ffffff")).toBeLessThan(0.99)
    expect(cloth("shirt", { colours: [{ colour: "#5d7896" }] }).colour).toBe("#5d7896")
  })

  it("prints with the garment's other colours", () => {
    const { second, third } = cloth("day_dress", {
      pattern: "floral",
      colours: [{ colour: "#5d7896" }, { colour: "#a34a26" }, { colour: "#c8d6a2" }],
    })
    expect([second, third]).toEqual(["#a34a26", "#c8d6a2"])
  })
})
