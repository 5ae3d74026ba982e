import { defaultTagPreferences, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { CatalogueIndex, indexOf, recordOf } from "../catalogue/catalogue-index.ts"
import { garment, garments } from "../testing.ts"
import { bestUnlock } from "./best-unlock.ts"
import { buildAround } from "./build-around.ts"
import { rerank } from "./rerank.ts"
import { swapWeakLink } from "./swap-weak-link.ts"

const shop = indexOf(garments(800, 31).map((one) => recordOf({ ...one, pricePence: 4000 })))
const own = (kind: Parameters<typeof garment>[0], colour = "navy") =>
  garment(kind, { id: `own ${kind}`, colours: [colour], owned: true })

describe("buildAround", () => {
  it("puts the garment into every look", () => {
    const input = {
      profile: {},
      wardrobe: [own("blazer")],
      catalogue: shop,
      occasions: ["work"] as const,
      candidatesPerOccasion: 30,
      count: 5,
      alternatives: 2,
      seed: 1,
    }
    const { looks } = buildAround(input, "own blazer")
    expect(looks).toHaveLength(5)
    for (const { slots } of looks) expect(slots.map(([first]) => first.id)).toContain("own blazer")
  })
})

describe("swapWeakLink", () => {
  const look = [own("blazer"), own("blouse", "fuchsia"), own("trousers"), own("heels", "orange")]
  const input = {
    profile: {},
    occasion: "work",
    wardrobe: [own("loafers", "brown")],
    catalogue: new CatalogueIndex(),
    alternatives: 2,
    seed: 1,
  } as const

  it("finds what clashes and swaps it for her own piece", () => {
    const answer = swapWeakLink({ ...input, look })
    expect(answer).toMatchObject({
      status: "swap",
      weakLink: "own heels",
      swap: { id: "own loafers" },
    })
    expect(answer.status === "swap" && answer.gain).toBeGreaterThan(0)
    expect(answer.text).toMatch(/^Your brown loafers instead of the heels (sit|are|answer) /)
  })

  it("leaves a sound look alone, though another piece would gain a little", () => {
    const sound = [own("blazer"), own("blouse", "white"), own("trousers"), own("loafers", "grey")]
    const wardrobe = [{ ...own("blouse", "light blue"), id: "other" }]
    const answer = swapWeakLink({ ...input, look: sound, wardrobe })

    expect(answer).toMatchObject({ status: "none", code: "already-best" })
    expect(answer.text).toBe(
      "This look needs nothing: no other piece would make it clearly better.",
    )
  })

  it("describes the whole swapped look, like any look", () => {
    const answer = swapWeakLink({ ...input, look })
    if (answer.status !== "swap") throw new Error(answer.text)
    const worn = answer.look.slots.map(([chosen]) => chosen.id)
    expect(worn).toEqual(["own blazer", "own blouse", "own trousers", "own loafers"])
    expect(answer.look.slots.flat().map(({ id }) => id)).not.toContain("own heels")
    expect(answer.look.reasons.map(({ label }) => label)).toContain("Occasion")
  })

  it("speaks of nothing that is worn beneath a sheer top", () => {
    const lace = garment("blouse", { id: "own lace", name: "Lace blouse", owned: true })
    const sheer = [lace, own("midi_skirt"), own("cami"), own("wellies")]
    const answer = swapWeakLink({ ...input, look: sheer, wardrobe: [own("flats")] })
    if (answer.status !== "swap") throw new Error(answer.text)
    expect(answer.weakLink).toBe("own wellies")
    const texts = [answer.look.title, ...answer.look.reasons.map(({ text }) => text)]
    expect(texts.join(" ")).not.toMatch(/cami/i)
  })

  it("says so if nothing is better, or if the look is empty", () => {
    expect(swapWeakLink({ ...input, look, wardrobe: [] })).toMatchObject({
      status: "none",
      code: "already-best",
    })
    expect(swapWeakLink({ ...input, look: [] })).toMatchObject({
      status: "none",
      code: "empty-look",
    })
  })
})

describe("bestUnlock", () => {
  const input = {
    profile: {},
    wardrobe: [own("blouse", "white"), own("shirt", "white"), own("loafers", "brown")],
    catalogue: shop,
    occasions: ["work"] as const,
    count: 3,
    seed: 1,
  }

  it("finds the piece that makes the most looks with her clothes", () => {
    const answer = bestUnlock(input)
    expect(answer.status).toBe("found")
    if (answer.status !== "found") return
    expect(answer.newLooks).toBe(2)
    expect(answer.text).toContain("2 new looks")
    expect(answer.looks).toHaveLength(2)
    for (const { slots, reasons } of answer.looks) {
      const bought = slots.flat().filter(({ owned }) => !owned)
      expect(bought.map(({ id }) => id)).toEqual([answer.piece.id])
      expect(reasons.length).toBeGreaterThan(0)
    }
  })

  it("finds the piece that makes the most looks for its price", () => {
    const priced = garments(800, 31).map((one, at) => ({
      ...one,
      pricePence: 1000 + 90 * (at % 97),
    }))
    const catalogue = indexOf(priced.map((one) => recordOf(one)))
    const found = (["looks", "looks_per_pound"] as const).map((aim) => {
      const wardrobe = garments(60, 5, true)
      const answer = bestUnlock({ ...input, wardrobe, catalogue, aim })
      if (answer.status !== "found") throw new Error(answer.text)
      return { looks: answer.newLooks, each: (answer.piece.price ?? 0) / answer.newLooks }
    })
    const [most, value] = found
    expect(value?.each).toBeLessThan(most?.each ?? 0)
    expect(value?.looks).toBeLessThanOrEqual(most?.looks ?? 0)
  })

  it("counts only what can be worn that way, and adds her coat and tights if the day needs them", () => {
    const dresses = indexOf([recordOf({ ...garment("pinafore"), pricePence: 4000 })])
    const bare = { ...input, wardrobe: [own("flats")], occasions: ["classes"] as const }
    expect(bestUnlock({ ...bare, catalogue: dresses })).toMatchObject({ status: "none" })
    const winter = bestUnlock({
      ...input,
      profile: { month: 1 },
      wardrobe: [own("knitted_dress"), own("wool_coat"), own("tights")],
      catalogue: indexOf([recordOf({ ...garment("ankle_boots"), pricePence: 4000 })]),
    })
    expect(winter.status === "found" && winter.looks[0]?.slots.map(([one]) => one.id)).toEqual([
      "own wool_coat",
      "own knitted_dress",
      "own tights",
      "the ankle_boots",
    ])
  })

  it("proposes nothing that she owns the like of", () => {
    const wardrobe = [own("blouse", "white"), own("trousers", "navy")]
    const catalogue = indexOf([
      recordOf({ ...garment("loafers"), colours: ["black"], pricePence: 4000 }),
    ])
    const one = { ...input, wardrobe, catalogue }
    expect(bestUnlock(one)).toMatchObject({ status: "found", newLooks: 1 })

    const shod = { ...one, wardrobe: [...wardrobe, own("loafers", "black")] }
    expect(bestUnlock(shod)).toMatchObject({ status: "none", code: "nothing-unlocks" })
  })

  it("names the nearest budget, which then buys something", () => {
    const wishes = { budgetPence: 100 }
    const answer = bestUnlock({ ...input, wishes })
    if (answer.status === "found") throw new Error(answer.text)
    expect(answer.nearest).toEqual({ budgetPence: 4000 })
    expect(answer.text).toMatch(/£40\.00\.$/)
    expect(bestUnlock({ ...input, wishes: answer.nearest })).toMatchObject({ status: "found" })
  })

  it("counts what a large wardrobe makes with it", () => {
    const wardrobe = garments(400, 5, true)
    const answer = bestUnlock({ ...input, wardrobe })
    expect(answer.status === "found" && answer.newLooks).toBeGreaterThan(100)
  })

  it.each([
    ["empty-wardrobe", { wardrobe: [] }],
    ["nothing-affordable", { wishes: { budgetPence: 100 } }],
    ["nothing-unlocks", { wardrobe: [own("scarf")] }],
  ] as const)("says so: %s", (code, parts) => {
    expect(bestUnlock({ ...input, ...parts })).toMatchObject({ status: "none", code })
  })
})

describe("rerank", () => {
  const plain = {
    id: 1,
    occasion: "outings",
    garments: [garment("blouse"), garment("trousers"), garment("flats")],
  } as const
  const denim = {
    id: 2,
    occasion: "outings",
    garments: [garment("shirt"), garment("jeans", { colours: ["blue"] }), garment("loafers")],
  } as const
  const tagged = (love: "Denim"[], avoid: "Denim"[] = []) => ({
    tags: { love, avoid, dontMind: PREFERENCE_TAGS.filter((tag) => tag !== "Denim") },
  })

  it("moves looks up when a tag becomes loved", () => {
    expect(rerank([plain, denim], tagged(["Denim"])).map(({ id }) => id)).toEqual([2, 1])
  })

  it("drops what she now avoids, unless she owns it", () => {
    expect(rerank([plain, denim], tagged([], ["Denim"])).map(({ id }) => id)).toEqual([1])
    const hers = { ...denim, garments: denim.garments.map((one) => ({ ...one, owned: true })) }
    expect(rerank([plain, hers], tagged([], ["Denim"]))).toHaveLength(2)
  })

  it("keeps shoes that are leather like nearly all, and drops a leather skirt", () => {
    const tags = { love: [], dontMind: [], avoid: ["Leather" as const] }
    const [blouse, , flats] = plain.garments
    const skirt = garment("midi_skirt", { name: "Leather midi skirt" })
    const leather = { ...plain, id: 3, garments: [blouse, skirt, flats] }
    expect(rerank([plain, leather], { tags }).map(({ id }) => id)).toEqual([1])
  })

  it("loses no other look", () => {
    const looks = [plain, denim, { ...plain, id: 3 }, { ...denim, id: 4 }]
    expect(rerank(looks, { tags: { ...defaultTagPreferences(), avoid: [] } })).toHaveLength(4)
  })
})
