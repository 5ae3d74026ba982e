import { describe, expect, it } from "vitest"
import type { GarmentWords } from "./garment.ts"
import { insulationOf, outfitInsulation, UNDERWEAR_CLO } from "./insulation.ts"
import { KIND_CLO } from "./kind-clo.ts"
import { KIND_NAMES, type Kind } from "./kind-names.ts"

const words = (kind: Kind, more: Partial<GarmentWords> = {}): GarmentWords => ({
  kind,
  colours: [{ colour: "black" }],
  ...more,
})
const clo = (...garments: readonly GarmentWords[]) =>
  outfitInsulation(garments.reduce((sum, garment) => sum + insulationOf(garment), UNDERWEAR_CLO))
const of = (...kinds: readonly Kind[]) => clo(...kinds.map((kind) => words(kind)))

describe("insulationOf", () => {
  it("gives each kind its own value in its usual words", () => {
    for (const kind of KIND_NAMES) {
      expect(insulationOf(words(kind)), kind).toBeCloseTo(KIND_CLO[kind])
    }
  })

  it("falls with the sleeve and rises with the length, the neck and the cloth", () => {
    const sleeve = (sleeve: "long" | "short" | "sleeveless") =>
      insulationOf(words("shirt", { cut: { sleeve } }))
    expect(sleeve("short")).toBeCloseTo(0.19)
    expect(sleeve("sleeveless")).toBeCloseTo(0.13)
    expect(insulationOf(words("pleated_skirt", { cut: { length: "mini" } }))).toBeCloseTo(0.1)
    const roll = insulationOf(words("jumper", { cut: { neckline: "roll" } }))
    expect(roll - insulationOf(words("jumper"))).toBeCloseTo(0.05)
    const linen = insulationOf(words("blazer", { cloth: { material: "linen" } }))
    expect(linen).toBeLessThan(0.25)
    expect(insulationOf(words("puffer", { cloth: { material: "satin" } }))).toBeCloseTo(0.55)
    expect(insulationOf(words("tights", { cloth: { material: "wool" } }))).toBeCloseTo(0.08)
  })
})

describe("outfitInsulation", () => {
  it("adds up plainly for few clothes, and never falls as more are put on", () => {
    expect(outfitInsulation(0.2)).toBe(0.2)
    expect(outfitInsulation(1)).toBeCloseTo(0.996)
    const sums = Array.from({ length: 200 }, (_, step) => outfitInsulation(step / 100))
    for (const [at, sum] of sums.entries()) expect(sum).toBeGreaterThanOrEqual(sums[at - 1] ?? 0)
  })

  it.each([
    [0.22, of("vest", "shorts", "sandals")],
    [0.31, of("vest", "midi_skirt", "sandals")],
    [0.57, of("t_shirt", "jeans", "socks", "trainers")],
    [0.74, of("shirt", "jeans", "socks", "trainers")],
    [0.83, of("t_shirt", "shirt", "trousers", "socks", "loafers")],
    [0.92, of("shirt", "jumper", "trousers", "socks", "loafers")],
    [0.96, of("shirt", "trousers", "blazer", "socks", "loafers")],
    [1.07, of("t_shirt", "shirt", "jumper", "jeans", "socks", "trainers")],
  ])("comes near what a manikin in such clothes was measured at: %f clo", (measured, reckoned) => {
    expect(Math.abs(reckoned - measured)).toBeLessThan(0.2)
  })
})
