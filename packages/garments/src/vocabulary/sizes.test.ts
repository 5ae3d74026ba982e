import { describe, expect, it } from "vitest"
import { KIND_CUTS } from "./kind-cuts.ts"
import { KIND_NAMES } from "./kind-names.ts"
import { kindFacts } from "./kinds.ts"
import { garmentSize } from "./sizes.ts"

const long = (kind: (typeof KIND_NAMES)[number], length?: "mini" | "knee" | "midi" | "maxi") =>
  garmentSize({ kind, ...(length && { cut: { length } }) }).cm

describe("how large garments are", () => {
  it("is known of every kind in every length", () => {
    for (const kind of KIND_NAMES) {
      const lengths = (KIND_CUTS[kind] as { length?: readonly ["mini"] }).length ?? [undefined]
      for (const length of lengths) {
        const { cm } = garmentSize({ kind, ...(length && { cut: { length } }) })
        expect(cm, `${kind} ${length}`).toBeGreaterThan(5)
        expect(cm, `${kind} ${length}`).toBeLessThan(150)
      }
    }
  })

  it("orders hems as they end on the leg, and pieces as they are worn", () => {
    expect(long("mini_dress")).toBeLessThan(long("day_dress", "knee"))
    expect(long("day_dress", "knee")).toBeLessThan(long("day_dress", "midi"))
    expect(long("day_dress", "midi")).toBeLessThan(long("maxi_dress"))
    expect(long("mini_skirt")).toBeLessThan(long("midi_skirt"))
    expect(long("blazer")).toBeLessThan(long("trench_coat"))
    expect(long("t_shirt")).toBeLessThan(long("tunic"))
    expect(long("jeans")).toBeLessThan(long("jumpsuit"))
  })

  it("measures what has no hem across", () => {
    const across = KIND_NAMES.filter((kind) => garmentSize({ kind }).measured === "width")
    expect(new Set(across.map((kind) => kindFacts(kind).slot))).toEqual(
      new Set(["shoes", "bag", "accessory"]),
    )
    expect(garmentSize({ kind: "clutch" }).cm).toBeLessThan(garmentSize({ kind: "tote_bag" }).cm)
  })
})
