import { describe, expect, it } from "vitest"
import type { Colour, GarmentWords } from "./garment.ts"
import { KIND_NAMES } from "./kind-names.ts"
import { isSuit, outfitTagFit } from "./outfit-tags.ts"
import { PATTERNS } from "./patterns.ts"
import { fittingTags, tagFit } from "./tag-fits.ts"
import { PREFERENCE_TAGS, type PreferenceTag } from "./tags.ts"

function words(kind: GarmentWords["kind"], more: Partial<GarmentWords> = {}): GarmentWords {
  return { kind, colours: [{ colour: "black" }], ...more }
}

const red = { colours: [{ colour: "red" }] } as const

describe("tagFit", () => {
  const cases: Record<PreferenceTag, { is: GarmentWords; isNot: GarmentWords }> = {
    Prints: { is: words("blouse", { pattern: "floral" }), isNot: words("blouse") },
    "Bold colors": { is: words("blouse", red), isNot: words("blouse") },
    "High-waisted": {
      is: words("jeans", { cut: { rise: "high" } }),
      isNot: words("jeans", { cut: { rise: "low" } }),
    },
    "Colour accents": { is: words("heels", red), isNot: words("heels") },
    Layering: { is: words("cardigan"), isNot: words("evening_dress") },
    "Neutral pallets": { is: words("trousers"), isNot: words("trousers", red) },
    "Relaxed fits": { is: words("wide_leg_trousers"), isNot: words("leggings") },
    Sneakers: { is: words("trainers"), isNot: words("heels") },
    Denim: { is: words("denim_jacket"), isNot: words("blazer") },
    "Cropped pants": { is: words("culottes"), isNot: words("trousers") },
    "Tailored suits": { is: words("blazer"), isNot: words("joggers") },
    Monochrome: {
      is: words("shirt"),
      isNot: words("shirt", { colours: [{ colour: "navy" }, { colour: "red" }] }),
    },
    "Skinny fits": {
      is: words("jeans", { cut: { leg: "skinny" } }),
      isNot: words("wide_leg_jeans"),
    },
    "Oversized fits": {
      is: words("shirt", { cut: { fit: "oversized" } }),
      isNot: words("shirt", { cut: { fit: "fitted" } }),
    },
    Leather: { is: words("leather_jacket"), isNot: words("denim_jacket") },
    "High heels": { is: words("heels"), isNot: words("flats") },
    "Sporty outfits": { is: words("joggers"), isNot: words("evening_dress") },
    "Crop tops": {
      is: words("t_shirt", { cut: { length: "cropped" } }),
      isNot: words("t_shirt", { cut: { length: "long" } }),
    },
  }

  it.each(PREFERENCE_TAGS)("tells what is %s from what is not", (tag) => {
    const { is, isNot } = cases[tag]
    expect(tagFit(tag, is)).toBeGreaterThan(0.5)
    expect(tagFit(tag, isNot)).toBeLessThanOrEqual(0)
  })

  it("stays between -1 and 1 for every kind, pattern and tag", () => {
    for (const kind of KIND_NAMES) {
      for (const pattern of PATTERNS) {
        for (const tag of PREFERENCE_TAGS) {
          const fit = tagFit(tag, words(kind, { pattern, ...red }))
          expect(Math.abs(fit), `${tag}: ${pattern} ${kind}`).toBeLessThanOrEqual(1)
        }
      }
    }
  })

  it("counts blue denim as neutral, and blue silk as a colour", () => {
    const blue = { colours: [{ colour: "blue" }] } as const
    expect(tagFit("Neutral pallets", words("jeans", blue))).toBe(1)
    const silk = words("blouse", { ...blue, cloth: { material: "silk" } })
    expect(tagFit("Neutral pallets", silk)).toBeLessThan(0)
  })

  it("calls clothes leather by their cloth, suede included, but no shoe, bag or belt", () => {
    const leather = { cloth: { material: "leather" } } as const
    const suede = { cloth: { material: "suede" } } as const
    expect(tagFit("Leather", words("mini_skirt", leather))).toBe(1)
    expect(tagFit("Leather", words("overshirt", suede))).toBe(1)
    for (const kind of ["loafers", "tote_bag", "belt", "gloves"] as const) {
      expect(tagFit("Leather", words(kind, leather)), kind).toBe(0)
      expect(tagFit("Leather", words(kind, suede)), kind).toBe(0)
    }
  })

  it("calls a raised heel high, but no platform or chunky sole", () => {
    const shoe = (kind: GarmentWords["kind"], heel?: NonNullable<GarmentWords["cut"]>["heel"]) =>
      tagFit("High heels", words(kind, heel ? { cut: { heel } } : {}))
    const raised = [
      shoe("heels"),
      shoe("heels", "block"),
      shoe("sandals", "stiletto"),
      shoe("mules", "block"),
      shoe("ankle_boots", "block"),
      shoe("espadrilles", "wedge"),
    ]
    expect(Math.min(...raised)).toBeGreaterThan(0.5)
    const level = [
      shoe("loafers", "platform"),
      shoe("loafers", "block"),
      shoe("sandals", "platform"),
      shoe("trainers", "wedge"),
      shoe("chelsea_boots", "block"),
      shoe("ankle_boots"),
      shoe("heels", "low"),
    ]
    expect(Math.max(...level)).toBeLessThan(0.5)
  })

  it("rates what is only usual lower than what is said", () => {
    expect(tagFit("Relaxed fits", words("blouse"))).toBe(0.5)
    expect(tagFit("Relaxed fits", words("blouse", { cut: { fit: "relaxed" } }))).toBe(1)
    expect(tagFit("Relaxed fits", words("wide_leg_jeans"))).toBe(0.8)
  })
})

describe("fittingTags", () => {
  it("gives the tags that fit well enough, in the order asked", () => {
    const jeans = words("jeans", { cut: { rise: "high", leg: "skinny" } })
    expect(fittingTags(jeans, ["Skinny fits", "Prints", "Denim"], 0.5)).toEqual([
      "Skinny fits",
      "Denim",
    ])
  })
})

describe("outfitTagFit", () => {
  const outfit = [words("blazer"), words("shirt"), words("trousers"), words("loafers")]

  it("recognises what garments only are together", () => {
    expect(outfitTagFit("Monochrome", outfit)).toBe(1)
    expect(outfitTagFit("Tailored suits", outfit)).toBe(1)
    expect(outfitTagFit("Layering", outfit)).toBe(1)
    expect(outfitTagFit("Neutral pallets", outfit)).toBe(1)
    expect(outfitTagFit("Colour accents", outfit)).toBe(-0.5)
    expect(outfitTagFit("Colour accents", [...outfit, words("scarf", red)])).toBe(1)
    const twoReds = [...outfit, words("scarf", red), words("beret", red)]
    expect(outfitTagFit("Colour accents", twoReds)).toBe(1)
    const coral = words("beret", { colours: [{ colour: "coral" }] })
    expect(outfitTagFit("Colour accents", [...twoReds, coral])).toBe(-1)
    expect(outfitTagFit("Neutral pallets", twoReds)).toBe(0.5)
    expect(outfitTagFit("Neutral pallets", [words("blouse", red), words("jeans")])).toBe(-0.5)
    expect(outfitTagFit("Layering", outfit.slice(1))).toBe(-0.5)
  })

  it("counts tonal clothes as monochrome, and less so with cream beside", () => {
    const inColours = (top: Colour, bottom: Colour) => [
      words("jumper", { colours: [{ colour: top }] }),
      words("trousers", { colours: [{ colour: bottom }] }),
      words("beret", red),
    ]
    expect(outfitTagFit("Monochrome", inColours("cream", "ecru"))).toBe(1)
    expect(outfitTagFit("Monochrome", inColours("black", "white"))).toBe(1)
    expect(outfitTagFit("Monochrome", inColours("blue", "navy"))).toBe(1)
    expect(outfitTagFit("Monochrome", inColours("sage", "cream"))).toBe(0.5)
    expect(outfitTagFit("Monochrome", inColours("red", "navy"))).toBe(0.25)
  })

  it("judges an outfit the same in any order of its garments", () => {
    const hues = ["red", "coral", "rust", "orange", "mustard", "yellow", "lime"] as const
    const fitOf = (...colours: readonly (typeof hues)[number][]) =>
      outfitTagFit(
        "Monochrome",
        colours.map((colour) => words("shirt", { colours: [{ colour }] })),
      )
    for (const one of hues) {
      for (const two of hues) {
        for (const three of hues) expect(fitOf(one, two, three)).toBe(fitOf(two, one, three))
      }
    }
  })

  it("lets the garment that carries a tag most speak for the outfit", () => {
    expect(outfitTagFit("Sneakers", [...outfit.slice(0, 3), words("trainers")])).toBe(1)
    expect(outfitTagFit("Sneakers", outfit)).toBe(-0.5)
    expect(outfitTagFit("Sneakers", [])).toBe(0)
  })

  it("counts a top and bottom of one colour as a suit", () => {
    expect(isSuit(words("trousers"), words("blazer"))).toBe(true)
    expect(isSuit(words("blazer"), words("trousers", red))).toBe(false)
    expect(isSuit(words("blazer"), words("jeans"))).toBe(false)
  })
})
