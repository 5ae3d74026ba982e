import { ACTIVITIES, defaultTagPreferences, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { CatalogueIndex, indexOf, recordOf } from "../catalogue/catalogue-index.ts"
import { briefOf } from "../grammar/brief.ts"
import { rulesBroken } from "../grammar/rules.ts"
import type { StyledLook, StyleInput } from "../input.ts"
import { personOf } from "../person/person.ts"
import { SLOTS } from "../pieces/codes.ts"
import { garment, garments } from "../testing.ts"
import { lookDistance, pieceDistance } from "./distance.ts"
import { SHOWN_TOGETHER } from "./spread.ts"
import { styleLooks } from "./style-looks.ts"

const priced = garments(1500, 21).map((one, index) => ({
  ...one,
  pricePence: 1500 + (index % 40) * 300,
}))
const shop = indexOf(priced.map((one) => recordOf(one)))

function ask(parts: Partial<StyleInput> = {}): StyleInput {
  return {
    profile: { month: 10 },
    wardrobe: [],
    catalogue: shop,
    occasions: ["work"],
    candidatesPerOccasion: 60,
    count: 18,
    alternatives: 2,
    seed: 1,
    ...parts,
  }
}

const chosen = ({ slots }: StyledLook) => slots.map(([first]) => first)
const ids = (look: StyledLook) => chosen(look).map(({ id }) => id)

describe("styleLooks", () => {
  it("breaks no rule, for any person and wish", () => {
    for (const [seed, occasion] of ACTIVITIES.entries()) {
      const tags = {
        ...defaultTagPreferences(),
        avoid: PREFERENCE_TAGS.filter((_, index) => (index + seed) % 5 === 0),
      }
      const profile = {
        month: 1 + seed * 2,
        tags,
        bodyType: "pear" as const,
        colourType: "deep winter",
      }
      const wardrobe = garments(20, seed, true)
      const { looks } = styleLooks(ask({ profile, wardrobe, occasions: [occasion], seed }))
      const brief = briefOf(personOf(profile), occasion)
      for (const look of looks)
        expect([look.title, rulesBroken(chosen(look), brief)]).toEqual([look.title, []])
    }
  })

  it("breaks no rule with any choice of alternatives, in any weather", () => {
    for (const [at, occasion] of ACTIVITIES.entries()) {
      for (const month of [1, 7]) {
        const profile = { month, bodyType: "pear" as const }
        const wardrobe = garments(12, at + month, true)
        const input = ask({ profile, wardrobe, occasions: [occasion], count: 9, seed: at })
        const { looks } = styleLooks({ ...input, alternatives: 3 })
        const brief = briefOf(personOf(profile), occasion)
        for (const { slots, title } of looks) {
          const picked = [0, 1, 2].flatMap((step) =>
            slots.map((_, turn) =>
              slots.map((place, index) => place[(index + step * turn) % place.length] ?? place[0]),
            ),
          )
          for (const look of picked) expect([title, rulesBroken(look, brief)]).toEqual([title, []])
        }
      }
    }
  })

  it("recognises a look again that has something beneath", () => {
    const own = [
      garment("blouse", { owned: true, name: "lace blouse" }),
      ...(["cami", "midi_skirt", "heels"] as const).map((kind) => garment(kind, { owned: true })),
    ]
    const date = ask({ wardrobe: own, catalogue: new CatalogueIndex(), occasions: ["dating"] })
    const worn = styleLooks(date).looks.map(ids)
    expect(worn).toContainEqual(["the blouse", "the midi_skirt", "the cami", "the heels"])
    expect(styleLooks({ ...date, avoidOutfits: worn }).looks.map(ids)).toEqual([])
  })

  it("makes a whole feed in frost even for those who avoid layers", () => {
    const tags = { love: [], dontMind: [], avoid: ["Layering" as const] }
    for (const occasion of ["outings", "classes"] as const) {
      const frost = ask({ profile: { month: 1, tags }, occasions: [occasion], count: 15 })
      expect(styleLooks(frost).looks).toHaveLength(15)
    }
  })

  it("makes a look of what there is if nothing is warm enough, and says so", () => {
    const own = (["day_dress", "flats", "jeans", "t_shirt", "trainers"] as const).map((kind) =>
      garment(kind, { owned: true }),
    )
    const cold = ask({
      wardrobe: own,
      catalogue: new CatalogueIndex(),
      profile: { weather: { low: -6, high: 0 } },
      occasions: ["errands"],
      count: 1,
    })
    const { looks, unmet } = styleLooks(cold)
    expect(looks).toHaveLength(1)
    expect(unmet.map(({ code }) => code)).toEqual(["nothing-to-wear"])
  })

  it("shows no piece a fifth time within twelve looks while there are others", () => {
    const wardrobe = garments(30, 5, true)
    const { looks } = styleLooks(ask({ wardrobe, count: 12, occasions: ["outings"] }))
    const times = Map.groupBy(looks.flatMap(ids), (id) => id)
    expect(Math.max(...[...times.values()].map(({ length }) => length))).toBeLessThanOrEqual(4)
  })

  it("gives the same looks for the same seed and others for another", () => {
    expect(styleLooks(ask())).toEqual(styleLooks(ask()))
    expect(styleLooks(ask()).looks.map(ids)).not.toEqual(
      styleLooks(ask({ seed: 2 })).looks.map(ids),
    )
  })

  it("shows no pick twice in three looks shown together, alternatives included, but a coat over hers", () => {
    const { looks } = styleLooks(ask({ wardrobe: garments(15, 2, true) }))
    for (let first = 0; first < looks.length; first += SHOWN_TOGETHER) {
      const together = looks.slice(first, first + SHOWN_TOGETHER)
      const picks = together.flatMap(({ slots }) =>
        slots
          .flat()
          .filter(({ owned, slot }) => !(owned || SLOTS[slot] === "coat"))
          .map(({ id }) => id),
      )
      expect(new Set(picks).size).toBe(picks.length)
    }
  })

  it("repeats nothing through five refreshes", () => {
    const seen: string[][] = []
    for (let refresh = 0; refresh < 5; refresh += 1) {
      const { looks } = styleLooks(ask({ count: 9, avoidOutfits: seen, seed: refresh }))
      expect(looks).toHaveLength(9)
      seen.push(...looks.map(ids))
    }
    expect(new Set(seen.map((look) => look.toSorted().join())).size).toBe(seen.length)
  })

  it("offers real alternatives, which break no rule either", () => {
    const { looks } = styleLooks(ask({ alternatives: 3 }))
    const brief = briefOf(personOf({ month: 10 }), "work")
    const places = looks.flatMap(({ slots }) => slots)
    expect(places.filter((place) => place.length > 1).length).toBeGreaterThan(places.length / 2)
    for (const look of looks) {
      for (const [first, ...others] of look.slots) {
        for (const other of others) {
          expect(pieceDistance(first, other)).toBeGreaterThanOrEqual(0.25)
          const swapped = chosen(look).map((piece) => (piece.id === first.id ? other : piece))
          expect(rulesBroken(swapped, brief)).toEqual([])
        }
      }
    }
  })

  it("varies the set in shapes and colours", () => {
    const { looks } = styleLooks(ask())
    const distances = looks.flatMap((one, index) =>
      looks.slice(index + 1).map((other) => lookDistance(chosen(one), chosen(other))),
    )
    expect(Math.min(...distances)).toBeGreaterThan(0.25)
  })

  it("prefers what she owns to what she could buy", () => {
    const wardrobe = ["blazer", "blouse", "trousers", "loafers", "shirt"] as const
    const own = wardrobe.map((kind) =>
      garment(kind, { id: `own ${kind}`, colours: ["navy"], owned: true }),
    )
    const [first] = styleLooks(ask({ wardrobe: own })).looks
    expect(first && chosen(first).filter(({ owned }) => owned).length).toBeGreaterThanOrEqual(2)
  })

  it.each(["jeans", "shirt", "evening_dress"] as const)(
    "has a look with the only thing she owns: %s",
    (kind) => {
      const wardrobe = [garment(kind, { id: "mine", colours: ["green"], owned: true })]
      for (let seed = 0; seed < 12; seed += 1) {
        const { looks } = styleLooks(ask({ wardrobe, occasions: ["work", "dating"], seed }))
        expect(looks.filter((look) => ids(look).includes("mine")).length).toBeGreaterThan(0)
      }
    },
  )

  it("takes turns between occasions", () => {
    const { looks } = styleLooks(ask({ occasions: ["work", "errands"], count: 6 }))
    expect(looks.map(({ occasion }) => occasion)).toEqual([
      "work",
      "errands",
      "work",
      "errands",
      "work",
      "errands",
    ])
  })

  it("says less if nothing is known about her", () => {
    const { looks, unmet } = styleLooks(ask({ profile: {}, occasions: ["outings"] }))
    expect(looks).toHaveLength(18)
    expect(unmet).toEqual([])
    const labels = new Set(looks.flatMap(({ reasons }) => reasons.map(({ label }) => label)))
    expect(labels).toEqual(new Set(["Occasion", "Together", "How to wear"]))
  })
})

describe("styleLooks with wishes", () => {
  it("builds every look around what she asks for, even if she avoids it", () => {
    const heels = garment("heels", { id: "wished", name: "stiletto heels" })
    const tags = { ...defaultTagPreferences(), love: [], avoid: ["High heels" as const] }
    const around = ask({
      catalogue: indexOf([...priced, heels].map((one) => recordOf(one))),
      profile: { tags },
      occasions: ["dating"],
      wishes: { around: "wished" },
      count: 6,
    })
    const { looks } = styleLooks(around)
    expect(looks).toHaveLength(6)
    for (const look of looks) expect(ids(look)).toContain("wished")
    const without = styleLooks({ ...around, wishes: {} })
    expect(without.looks.flatMap(ids)).not.toContain("wished")
  })

  it("leaves out what she asks to leave out, and keeps to the budget", () => {
    const [barred] = styleLooks(ask()).looks
    const leaveOut = barred ? ids(barred) : []
    const { looks } = styleLooks(ask({ wishes: { leaveOut, budgetPence: 12_000 } }))
    expect(looks.length).toBeGreaterThan(0)
    for (const look of looks) {
      expect(ids(look).filter((id) => leaveOut.includes(id))).toEqual([])
      const dearest = look.slots.map((place) => Math.max(...place.map(({ price = 0 }) => price)))
      expect(dearest.reduce((sum, price) => sum + price, 0)).toBeLessThanOrEqual(12_000)
    }
  })

  it.each([
    ["an unknown item", { wishes: { around: "nobody's" } }, "unknown-item"],
    ["nothing to wear", { catalogue: new CatalogueIndex() }, "nothing-to-wear"],
    ["a budget that buys nothing", { wishes: { budgetPence: 100 } }, "budget-too-low"],
    ["more looks than there are", { count: 100, candidatesPerOccasion: 12 }, "fewer-looks"],
  ] as const)("says what could not be met: %s", (_, parts, code) => {
    expect(styleLooks(ask(parts)).unmet.map((one) => one.code)).toEqual([code])
  })

  it("leaves enough of a budget for the coat and shoes that January asks for", () => {
    const wishes = { budgetPence: 12000 }
    const { looks } = styleLooks(ask({ profile: { month: 1 }, wishes, occasions: ["errands"] }))
    expect(looks.length).toBeGreaterThan(0)
    for (const look of looks) expect(chosen(look).map(({ slot }) => SLOTS[slot])).toContain("coat")
  })

  it("says what the nearest look costs if a budget buys none", () => {
    const budgetPence = 1000
    const [unmet] = styleLooks(ask({ wishes: { budgetPence } })).unmet
    const nearest = unmet?.nearest?.budgetPence ?? 0
    expect(nearest).toBeGreaterThan(budgetPence)
    expect(styleLooks(ask({ wishes: { budgetPence: nearest } })).looks.length).toBeGreaterThan(0)
  })

  it("says what an item suits if it does not suit the occasion asked for", () => {
    const wardrobe = [garment("joggers", { id: "mine", owned: true })]
    const { looks, unmet } = styleLooks(ask({ wardrobe, wishes: { around: "mine" } }))
    expect(looks).toEqual([])
    expect(unmet[0]).toMatchObject({ code: "item-not-for-occasion" })
    expect(unmet[0]?.nearest?.occasions).toContain("errands")
  })

  it("says that an item is sold out, or over the budget", () => {
    const catalogue = indexOf([
      ...priced.map((one) => recordOf(one)),
      recordOf({ ...garment("blazer"), id: "gone" }, false),
      recordOf({ ...garment("blazer"), id: "dear", pricePence: 90_000 }),
    ])
    const codes = (wishes: StyleInput["wishes"]) => styleLooks(ask({ catalogue, wishes })).unmet
    expect(codes({ around: "gone" })[0]?.code).toBe("sold-out")
    expect(codes({ around: "dear", budgetPence: 20_000 })[0]).toMatchObject({
      code: "item-over-budget",
      nearest: { budgetPence: 90_000 },
    })
  })

  it("keeps what is both asked for and left out, and says so", () => {
    const wardrobe = [garment("blazer", { id: "mine", owned: true })]
    const { looks, unmet } = styleLooks(
      ask({ wardrobe, wishes: { around: "mine", leaveOut: ["mine"] }, count: 3 }),
    )
    expect(unmet[0]?.code).toBe("item-left-out")
    for (const look of looks) expect(ids(look)).toContain("mine")
  })
})
