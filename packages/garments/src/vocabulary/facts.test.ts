import { describe, expect, it } from "vitest"
import { garmentFacts } from "./facts.ts"
import type { GarmentWords } from "./garment.ts"
import { KIND_NAMES, type Kind } from "./kind-names.ts"
import { kindFacts } from "./kinds.ts"

function factsOf(kind: Kind, words: Partial<GarmentWords> = {}) {
  return garmentFacts({ kind, colours: [{ colour: "black" }], ...words })
}

describe("garmentFacts", () => {
  it("keeps the kind's own grades in its usual words", () => {
    for (const kind of KIND_NAMES) {
      const { formality, warmth } = kindFacts(kind)
      expect(factsOf(kind), kind).toMatchObject({ formality, warmth })
    }
  })

  it("is dressier in dressy cloth and higher heels, and less so the looser it is", () => {
    expect(factsOf("midi_skirt", { cloth: { material: "satin" } }).formality).toBe(4)
    expect(factsOf("mini_dress", { cloth: { material: "sequin" } }).formality).toBe(5)
    expect(factsOf("trousers", { cloth: { material: "jersey" } }).formality).toBe(3)
    expect(factsOf("sandals", { cut: { heel: "stiletto" } }).formality).toBe(4)
    expect(factsOf("blazer", { cut: { fit: "oversized" } }).formality).toBe(3)
  })

  it("takes the fibre that shops name of a T-shirt or a jumper for its usual cloth", () => {
    for (const kind of ["t_shirt", "sweatshirt"] as const) {
      expect(factsOf(kind, { cloth: { material: "cotton" } }), kind).toEqual(factsOf(kind))
    }
    expect(factsOf("jumper", { cloth: { material: "wool" } })).toEqual(factsOf("jumper"))
    expect(factsOf("t_shirt", { cloth: { material: "silk" } }).formality).toBe(3)
  })

  it("wears a bow to work, and takes block heels for lower than stilettos", () => {
    expect(factsOf("blouse", { cut: { neckline: "bow" } }).occasions).toContain("work")
    expect(factsOf("heels", { cut: { heel: "block" } }).formality).toBe(4)
  })

  it("is warmer in warm cloth and long sleeves, cooler in light cloth and none", () => {
    expect(factsOf("blazer", { cloth: { material: "linen" } }).warmth).toBe(1)
    expect(factsOf("jumper", { cloth: { material: "cotton" } }).warmth).toBe(3)
    expect(factsOf("day_dress", { cut: { sleeve: "long" } }).warmth).toBe(3)
    expect(factsOf("day_dress", { cut: { sleeve: "strap", length: "mini" } }).warmth).toBe(1)
    expect(factsOf("jumper", { cut: { neckline: "roll" } }).warmth).toBe(5)
  })

  it("is worn when its warmth is wanted", () => {
    expect(factsOf("puffer").seasons).toEqual(["winter"])
    expect(factsOf("sandals").seasons).toEqual(["summer"])
    expect(factsOf("jeans").seasons).toHaveLength(4)
    expect(factsOf("tote_bag", { cloth: { material: "straw" } }).seasons).toHaveLength(4)
    expect(factsOf("cardigan").seasons).toEqual(["spring", "autumn", "winter"])
  })

  it("is worn for the activities it suits", () => {
    expect(factsOf("blazer").occasions).toEqual(["work", "classes", "outings", "dating"])
    expect(factsOf("evening_dress").occasions).toEqual(["dating"])
    expect(factsOf("leggings").occasions).toEqual(["classes", "errands", "outdoors"])
    expect(factsOf("heels").occasions).toEqual(["work", "dating"])
    expect(factsOf("ankle_boots", { cut: { heel: "flat" } }).occasions).toContain("outdoors")
    expect(factsOf("ankle_boots").occasions).not.toContain("outdoors")
    expect(factsOf("shirt_dress", { cut: { length: "mini" } }).occasions).not.toContain("work")
  })

  it("finds every kind an activity to be worn for", () => {
    const idle = KIND_NAMES.filter((kind) => factsOf(kind).occasions.length === 0)
    expect(idle).toEqual([])
  })
})
