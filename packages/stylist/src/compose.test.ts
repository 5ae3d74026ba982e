import { ACTIVITIES, defaultTagPreferences, SECTIONS } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { composeLooks } from "./compose.ts"
import { fitsOccasion } from "./occasions.ts"
import { garmentTags, isSuit } from "./tags.ts"
import { garment, garments, order } from "./testing.ts"
import type { Garment, OutfitLook } from "./types.ts"

const SEEDS = Array.from({ length: 60 }, (_, index) => index * 7919 + 1)
const chosen = (look: OutfitLook): Garment[] => look.slots.flatMap((slot) => slot.slice(0, 1))
const ids = (look: OutfitLook) => chosen(look).map(({ id }) => id)

function looksOf(seed: number) {
  return composeLooks(
    order({
      seed,
      profile: {
        bodyType: "pear",
        tags: { ...defaultTagPreferences(), avoid: ["Leather", "Tailored suits", "Sneakers"] },
        colourType: "Soft Autumn",
      },
      wardrobe: garments(seed % 25, seed, true),
      candidates: garments(200, seed + 1),
      occasions: ACTIVITIES.slice(0, 1 + (seed % ACTIVITIES.length)),
      alternatives: 3,
    }),
  )
}

describe("composeLooks, for many seeds", () => {
  it("fills the places of an outfit once each, in the order of the sections", () => {
    for (const look of SEEDS.flatMap(looksOf)) {
      const places = chosen(look).map(({ slot }) => slot)
      expect(new Set(places).size).toBe(places.length)
      expect(places).toContain("shoes")
      expect(places.includes("dress")).toBe(!(places.includes("top") && places.includes("bottom")))
      if (places.includes("dress")) expect(places).not.toContain("bottom")
      const sections = chosen(look).map(({ section }) => SECTIONS.indexOf(section))
      expect(sections).toEqual(sections.toSorted((a, b) => a - b))
      for (const slot of look.slots) expect(new Set(slot.map((each) => each.slot)).size).toBe(1)
    }
  })

  it("shows nothing she avoids unless she owns it, whichever alternative she turns to", () => {
    for (const look of SEEDS.flatMap(looksOf)) {
      const all = look.slots.flat()
      for (const each of all.filter(({ owned }) => !owned)) {
        expect(garmentTags(each)).not.toContain("Leather")
        expect(garmentTags(each)).not.toContain("Sneakers")
      }
      const suits = all.filter((one) =>
        all.some((other) => isSuit(one, other) && !(one.owned && other.owned)),
      )
      expect(suits).toEqual([])
    }
  })

  it("keeps to the occasion with every garment", () => {
    for (const look of SEEDS.flatMap(looksOf)) {
      expect(look.slots.flat().every((each) => fitsOccasion(each, look.occasion))).toBe(true)
    }
  })

  it("repeats no outfit in a set, and none that was shown before", () => {
    for (const seed of SEEDS) {
      const looks = looksOf(seed)
      expect(new Set(looks.map((look) => ids(look).join())).size).toBe(looks.length)
    }
    const input = order({ candidates: garments(60, 5), count: 6 })
    const before = composeLooks(input).map(ids)
    const after = composeLooks({ ...input, avoidOutfits: before }).map(ids)
    expect(before).toHaveLength(6)
    expect(after.filter((outfit) => before.some((old) => old.join() === outfit.join()))).toEqual([])
  })

  it("lists distinct alternatives, at most as many as asked for", () => {
    for (const look of SEEDS.flatMap(looksOf)) {
      const all = look.slots.flat().map(({ id }) => id)
      expect(new Set(all).size).toBe(all.length)
      expect(Math.max(...look.slots.map((slot) => slot.length))).toBeLessThanOrEqual(3)
    }
  })

  it("gives the same looks for the same seed and others for another", () => {
    expect(looksOf(42)).toEqual(looksOf(42))
    expect(looksOf(42).map(ids)).not.toEqual(looksOf(43).map(ids))
  })
})

describe("composeLooks", () => {
  const plainOutfit = [garment("blouse"), garment("trousers"), garment("loafers")]

  it("composes from shopping picks alone, knowing nothing of her", () => {
    const [look] = composeLooks(order({ candidates: plainOutfit, occasions: ["work"] }))
    expect(look && ids(look)).toEqual(["the blouse", "the trousers", "the loafers"])
    expect(look?.reasons.map(({ label }) => label)).toEqual(["Occasion"])
  })

  it("composes from her wardrobe alone", () => {
    const wardrobe = plainOutfit.map((each) => ({ ...each, owned: true }))
    const [look] = composeLooks(order({ wardrobe, occasions: ["work"] }))
    expect(look?.reasons).toContainEqual({
      label: "Your wardrobe",
      text: "You own every piece of it already.",
    })
  })

  it("gives no looks where an outfit cannot be completed", () => {
    expect(composeLooks(order())).toEqual([])
    expect(composeLooks(order({ candidates: [garment("blouse"), garment("heels")] }))).toEqual([])
  })

  it("wears no shorts or joggers to work, even her own", () => {
    const wardrobe = [garment("shorts", { owned: true }), garment("joggers", { owned: true })]
    const candidates = [garment("shirt"), garment("loafers")]
    expect(composeLooks(order({ wardrobe, candidates, occasions: ["work"] }))).toEqual([])
  })

  it("puts her own garments before what she could buy", () => {
    const wardrobe = plainOutfit.map((each) => ({ ...each, id: `own ${each.kind}`, owned: true }))
    const looks = composeLooks(
      order({ wardrobe, candidates: garments(150, 3), occasions: ["work"], count: 5 }),
    )
    expect(looks[0]?.slots.flat().filter(({ owned }) => owned).length).toBeGreaterThanOrEqual(2)
  })

  it("spreads what there is over the set", () => {
    const looks = composeLooks(order({ candidates: garments(200, 9), count: 20 }))
    const uses = Map.groupBy(looks.flatMap(ids), (id) => id)
    expect(looks).toHaveLength(20)
    expect(Math.max(...[...uses.values()].map((group) => group.length))).toBeLessThanOrEqual(6)
  })

  it("takes turns between occasions", () => {
    const looks = composeLooks(
      order({ candidates: garments(200, 4), occasions: ["work", "errands"], count: 4 }),
    )
    expect(looks.map(({ occasion }) => occasion)).toEqual(["work", "errands", "work", "errands"])
  })

  it("dresses for her activities where no occasion is named", () => {
    const input = order({ candidates: garments(200, 4), occasions: [] })
    const looks = composeLooks({ ...input, profile: { activities: ["dating"] } })
    expect(new Set(looks.map(({ occasion }) => occasion))).toEqual(new Set(["dating"]))
    expect(composeLooks({ ...input, count: 6 }).map(({ occasion }) => occasion)).toEqual(ACTIVITIES)
  })

  it("keeps whatever else a garment carries", () => {
    const candidates = plainOutfit.map((each) => ({ ...each, picture: `/${each.kind}.svg` }))
    const [look] = composeLooks({ ...order(), occasions: ["work"], wardrobe: [], candidates })
    expect(look?.slots[0]?.[0]?.picture).toBe("/blouse.svg")
  })
})
