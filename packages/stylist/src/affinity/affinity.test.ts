import { describe, expect, it } from "vitest"
import { nameAffinity, outfitAffinity } from "./affinity.ts"
import { BRAND_WORDS } from "./brands.ts"
import { DIRECTIONS } from "./directions.ts"
import { affinityFeatures } from "./features.ts"
import { FITTED } from "./fitted.ts"
import { nameTraits } from "./name-traits.ts"
import { pairFeatures } from "./pair-features.ts"
import { counterOf, nameWords } from "./phrases.ts"

const best = (answers: readonly string[], outfit: readonly string[]) =>
  answers.toSorted((a, b) => nameAffinity(b, outfit, FITTED) - nameAffinity(a, outfit, FITTED))[0]

describe("the words of a name", () => {
  it("are lower case and keep what belongs to them", () => {
    expect(nameWords("Women's V-Neck Café Dress (2-pack), 14k")).toEqual([
      "women's",
      "v-neck",
      "café",
      "dress",
      "2-pack",
      "14k",
    ])
  })

  it("are found as phrases of up to three, however they overlap", () => {
    const count = counterOf(["new look|look", "river island"])
    expect(count(["new", "look", "river", "island"])).toEqual([2, 1])
  })
})

describe("what a name says", () => {
  it("tells style, maker, cloth and colour", () => {
    const traits = nameTraits("Gucci black leather loafers")
    const leans = DIRECTIONS.filter((_, at) => (traits.leanings[at] ?? 0) > 0)
    expect(leans).toEqual(
      expect.arrayContaining(["brand:luxury", "colour:black", "material:leather", "kind:loafers"]),
    )
    expect(traits.level).toBe(4)
    expect(nameTraits("skirt").level).toBeUndefined()
  })

  it("has no maker in two price levels at once", () => {
    const levels = ["highstreet", "mall"] as const
    const makers = levels.flatMap((level) => [...new Set(BRAND_WORDS[level].split("|"))])
    expect(makers.filter((maker, index) => makers.indexOf(maker) !== index)).toEqual([])
  })

  it("has as many features as there are weights, whatever the names", () => {
    for (const name of ["", "skirt", "Navy wool blazer"]) {
      const features = affinityFeatures(nameTraits(name), [nameTraits("jeans")], FITTED.usual)
      expect(features).toHaveLength(FITTED.weights.length)
      expect(features.every(Number.isFinite)).toBe(true)
    }
  })

  it("is the same between two names whichever comes first", () => {
    const [one, other] = [nameTraits("red floral tea dress"), nameTraits("red court shoes")]
    expect(pairFeatures(one, other)).toEqual(pairFeatures(other, one))
  })
})

describe("affinity", () => {
  it("completes an outfit in its own style", () => {
    expect(
      best(
        ["black leather biker boots with studs", "pink satin ballet flats", "running trainers"],
        ["black skull t-shirt", "ripped black skinny jeans", "studded leather jacket"],
      ),
    ).toBe("black leather biker boots with studs")
  })

  it("keeps to one maker", () => {
    const shoes = ["Prada satin court shoes", "Topshop satin court shoes"]
    expect(best(shoes, ["Topshop pencil skirt", "Topshop blouse"])).toBe(shoes[1])
  })

  it("wants no dress over a top and a bottom where a skirt will do", () => {
    const lower = ["black midi dress", "black midi skirt"]
    expect(best(lower, ["white shirt", "black court shoes"])).toBe("black midi skirt")
  })

  it("says nothing of a garment alone", () => {
    expect(nameAffinity("jeans", [], FITTED)).toBe(0)
    expect(outfitAffinity([], FITTED)).toBe(0)
  })
})
