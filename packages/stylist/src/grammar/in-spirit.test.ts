import {
  type GarmentWords,
  type Kind,
  PREFERENCE_TAGS,
  type PreferenceTag,
} from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { brief, piece } from "../score/testing.ts"
import { pairRule, pieceRule } from "./rules.ts"
import { isAgainstShape } from "./shape.ts"

const of = (kind: Kind, cut: GarmentWords["cut"] = {}, more: Partial<GarmentWords> = {}) =>
  piece({ kind, colours: [{ colour: "navy" }], cut, ...more })
const avoiding = (...avoid: PreferenceTag[]) =>
  brief("outings", {
    tags: { love: [], avoid, dontMind: PREFERENCE_TAGS.filter((tag) => !avoid.includes(tag)) },
  })

describe("what she avoids is not bought in another shape, either", () => {
  it("as a knitted dress that clings", () => {
    expect(pieceRule(of("knitted_dress"), avoiding("Skinny fits"))).toBe("avoided")
    expect(
      pieceRule(of("knitted_dress", { fit: "relaxed", skirt: "a-line" }), avoiding("Skinny fits")),
    ).toBe(undefined)
    expect(pieceRule(of("knitted_dress"), avoiding("Prints"))).toBeUndefined()
    const hers = { ...of("knitted_dress"), owned: true }
    expect(pieceRule(hers, avoiding("Skinny fits"))).toBeUndefined()
  })

  it("as tiers, a tunic or a cape", () => {
    for (const tag of ["Oversized fits", "Relaxed fits"] as const) {
      expect(pieceRule(of("day_dress", { skirt: "tiered" }), avoiding(tag))).toBe("avoided")
      expect(pieceRule(of("tunic"), avoiding(tag))).toBe("avoided")
      expect(pieceRule(of("cape"), avoiding(tag, "Layering"))).toBe("avoided")
      expect(pieceRule(of("day_dress"), avoiding(tag))).toBeUndefined()
    }
  })

  it("as a low heel for a whole day on her feet", () => {
    const low = { heel: "low" } as const
    expect(pieceRule(of("ankle_boots", low), avoiding("High heels"))).toBe("avoided")
    expect(pieceRule(of("ankle_boots", { heel: "flat" }), avoiding("High heels"))).toBeUndefined()
    expect(pieceRule(of("ankle_boots", low), avoiding("Prints"))).toBeUndefined()
    const hers = { ...of("ankle_boots", low), owned: true }
    expect(pieceRule(hers, avoiding("High heels"))).toBeUndefined()
  })

  it("as a mini or a short coat", () => {
    expect(pieceRule(of("mini_dress"), avoiding("Crop tops"))).toBe("avoided")
    expect(pieceRule(of("mini_skirt"), avoiding("Crop tops"))).toBe("avoided")
    expect(pieceRule(of("puffer", { length: "cropped" }), avoiding("Crop tops"))).toBe("avoided")
    expect(pieceRule(of("mini_skirt"), avoiding("Prints"))).toBeUndefined()
    expect(pieceRule(of("puffer"), avoiding("Crop tops"))).toBeUndefined()
  })
})

describe("a coat to buy", () => {
  const short = of("puffer", { length: "cropped" })
  const cardigan = (cut: GarmentWords["cut"] = {}) =>
    of("cardigan", cut, { colours: [{ colour: "cream" }] })

  it("does not end at a round middle or at broad shoulders", () => {
    expect(isAgainstShape(short, brief("outings", { bodyType: "oval" }).person)).toBe(true)
    expect(isAgainstShape(of("puffer"), brief("outings", { bodyType: "oval" }).person)).toBe(false)
    expect(isAgainstShape(short, brief("outings", { bodyType: "pear" }).person)).toBe(false)
  })

  it("does not end above the layer beneath it", () => {
    expect(pairRule(short, cardigan(), brief())).toBe("not-together")
    expect(pairRule(short, cardigan({ length: "cropped" }), brief())).toBeUndefined()
    expect(pairRule({ ...short, owned: true }, cardigan(), brief())).toBeUndefined()
  })
})

it("buys no satin to wear below a coat for rain or sport", () => {
  const satin = of("midi_skirt", {}, { cloth: { material: "satin" } })
  const puffer = { ...of("puffer"), owned: true }
  expect(pairRule(puffer, satin, brief("dating"))).toBe("not-together")
  expect(pairRule(of("wool_coat"), satin, brief("dating"))).toBeUndefined()
  expect(pairRule(puffer, { ...satin, owned: true }, brief("dating"))).not.toBe("not-together")
})
