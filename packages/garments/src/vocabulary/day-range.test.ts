import { describe, expect, it } from "vitest"
import { dayRangeOf } from "./day-range.ts"
import type { GarmentWords } from "./garment.ts"
import { KIND_NAMES, type Kind } from "./kind-names.ts"

const words = (kind: Kind, material?: NonNullable<GarmentWords["cloth"]>["material"]) => ({
  kind,
  colours: [{ colour: "black" }] as const,
  ...(material && { cloth: { material } }),
})
type Cloth = NonNullable<GarmentWords["cloth"]>["material"]
const isFor = (high: number, kind: Kind, material?: Cloth) => {
  const { from, to } = dayRangeOf(words(kind, material))
  return from <= high && high <= to
}
const [JANUARY, JULY] = [8, 24]

describe("dayRangeOf", () => {
  it("keeps straw, linen, broderie and rope soles for the warm months", () => {
    for (const [kind, cloth] of [
      ["tote_bag", "straw"],
      ["shirt", "linen"],
      ["blouse", "lace"],
      ["blouse", "broderie"],
      ["espadrilles", undefined],
      ["sandals", undefined],
      ["mules", undefined],
    ] as const) {
      expect([kind, isFor(JANUARY, kind, cloth), isFor(JULY, kind, cloth)]).toEqual([
        kind,
        false,
        true,
      ])
    }
  })

  it("buys no open shoes for April or October", () => {
    for (const kind of ["sandals", "mules", "espadrilles"] as const) {
      expect([kind, isFor(15, kind), isFor(16, kind)]).toEqual([kind, false, false])
    }
  })

  it("buys neither shorts nor bare shoulders for April or October, and no denim jacket for November", () => {
    const [APRIL, NOVEMBER] = [15, 11.5]
    for (const kind of ["shorts", "denim_shorts", "playsuit"] as const) {
      expect([kind, isFor(APRIL, kind), isFor(JULY, kind)]).toEqual([kind, false, true])
    }
    const straps = { ...words("day_dress"), cut: { sleeve: "strap" } } as const
    expect(dayRangeOf(straps).from).toBeGreaterThan(APRIL)
    expect(isFor(APRIL, "denim_jacket")).toBe(true)
    expect(isFor(NOVEMBER, "denim_jacket")).toBe(false)
  })

  it("keeps wool, velvet, boots, scarves and knits for the cold ones", () => {
    for (const [kind, cloth] of [
      ["trousers", "wool"],
      ["mini_dress", "velvet"],
      ["ankle_boots", undefined],
      ["scarf", "silk"],
      ["jumper", "cotton"],
      ["shirt_dress", "corduroy"],
    ] as const) {
      expect([kind, isFor(JANUARY, kind, cloth), isFor(JULY, kind, cloth)]).toEqual([
        kind,
        true,
        false,
      ])
    }
  })

  it("uses the cloth only if it is said, and lets leather shoes and bags be worn all year", () => {
    expect(isFor(JULY, "trousers")).toBe(true)
    expect(isFor(JULY, "loafers", "suede")).toBe(true)
    expect(isFor(JULY, "mini_skirt", "suede")).toBe(false)
    expect(isFor(JANUARY, "slip_dress", "lace")).toBe(true)
  })

  it("keeps shoulders that are bare by day for spring and summer, and evening ones for any month", () => {
    const halter = { cut: { neckline: "halter" } } as const
    expect(dayRangeOf({ ...words("maxi_dress"), ...halter }).from).toBeGreaterThan(JANUARY)
    expect(dayRangeOf({ ...words("evening_dress"), ...halter }).from).toBeLessThan(JANUARY)
    expect(isFor(JANUARY, "dungarees")).toBe(true)
  })

  it("keeps shirts of brushed cotton for cool days, and trousers of heavy cotton for any", () => {
    const heavy = { cloth: { material: "cotton", weight: "heavy" } } as const
    expect(dayRangeOf({ ...words("shirt"), ...heavy }).to).toBeLessThan(JULY)
    expect(dayRangeOf({ ...words("shirt"), cloth: { material: "cotton" } }).to).toBeGreaterThan(
      JULY,
    )
    expect(dayRangeOf({ ...words("trousers"), ...heavy }).to).toBeGreaterThan(JULY)
  })

  it("keeps jackets that are stitched into diamonds for milder days than padded ones", () => {
    const quilted = dayRangeOf({ ...words("puffer"), touches: ["quilted"] })
    expect(quilted.to).toBeGreaterThan(dayRangeOf(words("puffer")).to)
    expect(quilted.from).toBeGreaterThan(0)
  })

  it("leaves every kind some days to be worn on", () => {
    for (const kind of KIND_NAMES) {
      const { from, to } = dayRangeOf(words(kind))
      expect(from, kind).toBeLessThan(to)
    }
  })
})
