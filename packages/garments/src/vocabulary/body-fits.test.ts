import { describe, expect, it } from "vitest"
import { BODY_EFFECTS, bodyEffects, bodyFit, bodyReason } from "./body-fits.ts"
import type { GarmentWords } from "./garment.ts"
import { KIND_NAMES } from "./kind-names.ts"
import { BODY_TYPES, type BodyType } from "./people.ts"

function words(kind: GarmentWords["kind"], cut: GarmentWords["cut"] = {}): GarmentWords {
  return { kind, cut, colours: [{ colour: "navy" }] }
}

describe("bodyFit", () => {
  const advice: [BodyType, better: GarmentWords, worse: GarmentWords][] = [
    ["hourglass", words("wrap_dress"), words("day_dress", { fit: "oversized" })],
    ["hourglass", words("pencil_skirt"), words("joggers")],
    ["pear", words("midi_skirt"), words("pencil_skirt")],
    ["pear", words("jeans", { leg: "bootcut" }), words("jeans", { leg: "skinny" })],
    ["pear", words("t_shirt", { neckline: "boat" }), words("t_shirt", { neckline: "v" })],
    ["inverted_triangle", words("wide_leg_trousers"), words("trousers", { leg: "skinny" })],
    ["inverted_triangle", words("t_shirt", { neckline: "v" }), words("blouse", { sleeve: "puff" })],
    ["rectangle", words("trench_coat"), words("puffer")],
    ["rectangle", words("belt"), words("necklace")],
    ["oval", words("wool_coat"), words("denim_jacket", { length: "cropped" })],
    ["oval", words("blouse", { neckline: "v" }), words("corset_top")],
  ]

  it.each(advice)("serves %s as stylists advise", (type, better, worse) => {
    expect(bodyFit(type, better)).toBeGreaterThan(bodyFit(type, worse))
    expect(bodyFit(type, better)).toBeGreaterThan(0)
  })

  it("draws the eye up with a light or printed top", () => {
    const top = (colour: "white" | "black"): GarmentWords => ({
      kind: "t_shirt",
      colours: [{ colour }],
    })
    expect(bodyFit("pear", top("white"))).toBeGreaterThan(bodyFit("pear", top("black")))
    expect(bodyFit("pear", { ...top("black"), pattern: "floral" })).toBeGreaterThan(
      bodyFit("pear", top("black")),
    )
  })

  it("stays between -1 and 1, and is neutral on a bag", () => {
    for (const type of BODY_TYPES) {
      for (const kind of KIND_NAMES)
        expect(Math.abs(bodyFit(type, words(kind)))).toBeLessThan(1.001)
      expect(bodyFit(type, words("tote_bag"))).toBe(0)
      expect(bodyReason(type, words("tote_bag"))).toBeUndefined()
    }
  })

  it("names the effect that speaks for a garment", () => {
    expect(bodyReason("hourglass", words("belt"))).toBe("waist")
    expect(bodyReason("inverted_triangle", words("wide_leg_jeans"))).toBe("flare")
    expect(bodyReason("oval", words("wool_coat"))).toBe("line")
  })
})

describe("bodyEffects", () => {
  it("keeps every effect between -1 and 1", () => {
    for (const kind of KIND_NAMES) {
      const effects = bodyEffects(words(kind))
      for (const effect of BODY_EFFECTS) expect(Math.abs(effects[effect])).toBeLessThanOrEqual(1)
    }
  })
})
