import { KIND_NAMES, type Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { indexOf, recordOf } from "../catalogue/catalogue-index.ts"
import type { StyledLook, StyleInput } from "../input.ts"
import { colourCode, SLOTS } from "../pieces/codes.ts"
import { WEAR } from "../pieces/wear.ts"
import { garment, garments } from "../testing.ts"
import { styleLooks } from "./style-looks.ts"

const TOP = SLOTS.indexOf("top")
const shop = garments(600, 5)
const catalogue = indexOf(shop.map((one) => recordOf(one)))
const OWNED = [
  "t_shirt",
  "jumper",
  "shirt",
  "jeans",
  "trousers",
  "midi_skirt",
  "tights",
  "cardigan",
  "trench_coat",
  "ankle_boots",
  "loafers",
] as const
const own = OWNED.map((kind) => garment(kind, { id: `her ${kind}`, owned: true }))

function looksWith(more: Partial<StyleInput>): readonly StyledLook[] {
  return styleLooks({
    profile: { month: 10 },
    wardrobe: own,
    catalogue,
    occasions: ["errands"],
    candidatesPerOccasion: 60,
    count: 4,
    alternatives: 3,
    seed: 1,
    ...more,
  }).looks
}

const picksIn = ({ slots }: StyledLook) => slots.filter(([chosen]) => !chosen.owned).length
const ids = ({ slots }: StyledLook) => slots.map(([chosen]) => chosen.id)

describe("what a look is made of", () => {
  it("is only hers if she wishes, whichever alternative she takes", () => {
    const looks = looksWith({ wishes: { picks: 0 } })

    expect(looks).toHaveLength(4)
    for (const { slots } of looks) expect(slots.flat().every(({ owned }) => owned)).toBe(true)
  })

  it("has one new piece if she wishes, whichever alternative she takes", () => {
    const looks = looksWith({ wishes: { picks: 1 } })

    expect(looks.map(picksIn)).toEqual([1, 1, 1, 1])
    for (const { slots } of looks) {
      expect(slots.filter((place) => place.some(({ owned }) => !owned))).toHaveLength(1)
    }
  })

  it("has one new piece or none, unless she asks for one", () => {
    const looks = looksWith({ wishes: { picks: 1, orFewer: true }, count: 15 })

    expect(looks).toHaveLength(15)
    expect(looks.slice(0, 4).map(picksIn)).toEqual([0, 0, 0, 0])
    expect(Math.max(...looks.map(picksIn))).toBe(1)
  })

  it("has more picks for an occasion that her clothes make no look for, in its turn", () => {
    const wardrobe = own.filter(({ kind }) => !["ankle_boots", "loafers"].includes(kind))
    const trainers = garment("trainers", { id: "her trainers", owned: true })
    const looks = looksWith({
      wardrobe: [...wardrobe, trainers],
      occasions: ["errands", "work"],
      wishes: { picks: 0 },
      count: 6,
    })

    const atWork = looks.filter(({ occasion }) => occasion === "work")
    expect(atWork).toHaveLength(3)
    expect(Math.min(...atWork.map(picksIn))).toBeGreaterThan(0)
    expect(looks.slice(0, 2).map(({ occasion }) => occasion)).toEqual(["errands", "work"])
  })

  it("comes as near as possible if her clothes do not make enough", () => {
    const looks = looksWith({ wishes: { picks: 0 }, count: 30 })

    const picks = looks.map(picksIn)
    expect(looks).toHaveLength(30)
    expect(picks).toEqual(picks.toSorted((a, b) => Math.min(a, 2) - Math.min(b, 2)))
    expect(new Set(looks.map((look) => ids(look).join()))).toHaveProperty("size", 30)
  })

  it("is all bought for somebody who owns nothing", () => {
    const looks = looksWith({ wishes: { picks: 0 }, wardrobe: [] })

    expect(looks).toHaveLength(4)
  })
})

describe("what is bought beside her own", () => {
  it("is no second coat or bag, nor the same thing again in nearly the same colour", () => {
    const bag = garment("tote_bag", { id: "her bag", owned: true })
    const looks = looksWith({ wardrobe: [...own, bag], occasions: ["work"], count: 12 })
    const bought = looks
      .flatMap(({ slots }) => slots.map(([one]) => one))
      .filter((one) => !one.owned)

    expect(bought.length).toBeGreaterThan(0)
    const kinds = bought.map(({ kind, colours }) => `${KIND_NAMES[kind]} ${colours[0]}`)
    expect(kinds.filter((kind) => /coat|parka|puffer|_bag/.test(kind))).toEqual([])
    for (const kind of OWNED) expect(kinds).not.toContain(`${kind} ${colourCode("black")}`)
  })
})

describe("beside what she owns", () => {
  it("no fleece in another colour is bought if she has one", () => {
    const fleeces = (["green", "red", "navy"] as const).map((colour) =>
      garment("fleece", { id: `${colour} fleece`, colours: [colour] }),
    )
    const wardrobe = [...own, garment("lace_up_boots", { id: "her boots", owned: true })].filter(
      ({ kind }) => kind !== "cardigan" && kind !== "trench_coat",
    )
    const bought = (wardrobe: StyleInput["wardrobe"]) =>
      looksWith({
        wardrobe,
        catalogue: indexOf(fleeces.map((one) => recordOf(one))),
        occasions: ["outdoors"],
      })
        .flatMap(ids)
        .filter((id) => fleeces.some((fleece) => fleece.id === id))

    expect(bought(wardrobe)).not.toEqual([])
    const her = garment("fleece", { id: "her fleece", colours: ["black"], owned: true })
    expect(bought([...wardrobe, her])).toEqual([])
  })

  it("the one new piece is no coat if she has a jacket that does", () => {
    const wardrobe = (["jumper", "jeans", "trainers", "leather_jacket"] as const).map((kind) =>
      garment(kind, { id: `her ${kind}`, owned: true }),
    )
    const looks = looksWith({ wardrobe, wishes: { picks: 1 }, count: 3 })

    expect(looks.flatMap(ids).filter((id) => /coat|parka|puffer/.test(id))).toEqual([])
  })

  it("no jacket is bought on a day that her coat is for", () => {
    const wardrobe = (["jumper", "shirt", "jeans", "trainers", "parka"] as const).map((kind) =>
      garment(kind, { id: `her ${kind}`, owned: true }),
    )
    const bought = (own: StyleInput["wardrobe"]) =>
      looksWith({ wardrobe: own, wishes: { picks: 1, orFewer: true }, count: 12 })
        .flatMap(({ slots }) => slots.map(([one]) => one))
        .filter(({ owned }) => !owned)
        .map(({ kind }) => KIND_NAMES[kind] ?? "")
        .filter((kind) => /bomber|overshirt|(denim|leather)_jacket/.test(kind))

    expect(bought(wardrobe)).toEqual([])
    expect(bought(wardrobe.filter(({ kind }) => kind !== "parka"))).not.toEqual([])
  })

  it("no thin top is bought for an evening in frost if she has a jumper and only a light coat", () => {
    const wardrobe = (["jumper", "jeans", "ankle_boots", "trench_coat"] as const).map((kind) =>
      garment(kind, { id: `her ${kind}`, owned: true }),
    )
    const tops = (own: StyleInput["wardrobe"]) =>
      looksWith({ wardrobe: own, profile: { month: 1 }, occasions: ["dating"], count: 6 })
        .flatMap(({ slots }) => slots.map(([one]) => one))
        .filter(({ owned, slot, wear }) => !owned && slot === TOP && (wear & WEAR.warm) === 0)

    expect(tops(wardrobe)).toEqual([])
    expect(tops(wardrobe.filter(({ kind }) => kind !== "jumper"))).not.toEqual([])
  })

  it("looks without a bag get hers", () => {
    const wardrobe = [...own, garment("tote_bag", { id: "her bag", owned: true })]
    const looks = looksWith({ wardrobe, occasions: ["work"], wishes: { picks: 0 }, count: 2 })

    for (const look of looks) expect(ids(look)).toContain("her bag")
  })

  it("tights are bought without a second thought, so that her skirt is worn in the cold", () => {
    const wardrobe = own.filter(({ kind }) => kind !== "tights" && kind !== "jeans")
    const tights = garment("tights", { id: "tights", colours: ["black"] })
    const looks = looksWith({
      wardrobe: wardrobe.filter(({ kind }) => kind !== "trousers"),
      catalogue: indexOf([...shop, tights].map((one) => recordOf(one))),
      wishes: { picks: 1, orFewer: true },
    })

    expect(looks.map(ids)).toContainEqual(expect.arrayContaining(["her midi_skirt", "tights"]))
    const bought = looks.map(({ slots }) =>
      slots.map(([one]) => one).filter(({ owned, id }) => !owned && id !== "tights"),
    )
    expect(bought).toContainEqual([])
  })

  it("tights that nobody enters are no purchase where all is to be hers", () => {
    const her = (kind: Kind) => garment(kind, { id: `her ${kind}`, owned: true })
    const black = garment("tights", { id: "tights", colours: ["black"] })
    const looks = looksWith({
      wardrobe: [her("jumper"), her("midi_skirt"), her("wool_coat"), her("ankle_boots")],
      catalogue: indexOf([...shop, black].map((one) => recordOf(one))),
      wishes: { picks: 0 },
      count: 1,
    })

    expect(looks.map(ids)).toEqual([expect.arrayContaining(["her midi_skirt", "tights"])])
    expect(looks.map(picksIn)).toEqual([1])
    for (const { reasons } of looks) {
      expect(reasons.map(({ text }) => text).join()).not.toMatch(/\b(?:buy|new)\b/)
    }
  })

  it("no second piece is new where she chose one, and the answer says that there are no more such looks", () => {
    const wardrobe = (["jumper", "jeans", "trench_coat", "ankle_boots"] as const).map((kind) =>
      garment(kind, { id: `her ${kind}`, owned: true }),
    )
    const answer = (wishes: StyleInput["wishes"]) =>
      styleLooks({
        profile: { month: 10 },
        wardrobe,
        catalogue: indexOf(shop.slice(0, 60).map((one) => recordOf(one))),
        occasions: ["errands"],
        candidatesPerOccasion: 60,
        count: 30,
        alternatives: 1,
        seed: 1,
        wishes,
      })
    const one = answer({ picks: 1 })

    expect(one.looks.length).toBeGreaterThan(0)
    expect(new Set(one.looks.map(picksIn))).toEqual(new Set([1]))
    expect(one.unmet.map(({ text }) => text)).toEqual([
      `Your clothes and one new piece make ${one.looks.length} looks for this. New ideas has more.`,
    ])
    expect(answer({ picks: 1, orFewer: true }).looks.length).toBeGreaterThan(one.looks.length)
  })

  it("no shoes are the one new piece if hers do", () => {
    const looks = looksWith({ wishes: { picks: 1 }, count: 4 })

    for (const look of looks) expect(ids(look).join()).toMatch(/her (ankle_boots|loafers)/)
  })
})

describe("three looks shown together", () => {
  it("repeat few of the garments she owns", () => {
    const wardrobe = garments(120, 3, true)
    const looks = looksWith({ wardrobe, wishes: { picks: 0 }, count: 6 }).map(ids)

    for (const three of [looks.slice(0, 3), looks.slice(3)]) {
      const worn = three.flat()
      expect(new Set(worn).size / worn.length).toBeGreaterThan(0.9)
    }
  })
})

const meanOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length

describe("what she saw yesterday", () => {
  it("ranks lower today", () => {
    const shares = [1, 2, 3, 4].map((at) => {
      const wardrobe = garments(120, at, true)
      const feed = (seed: number, shownLately: readonly (readonly string[])[]) =>
        looksWith({ wardrobe, wishes: { picks: 0 }, shownLately, count: 6, seed }).map(ids)
      const yesterday = feed(1, [])
      const shown = yesterday.flat()
      const shareOf = (looks: readonly (readonly string[])[]) => {
        const again = looks.flat()
        return again.filter((id) => shown.includes(id)).length / again.length
      }
      return { remembered: shareOf(feed(2, yesterday)), forgotten: shareOf(feed(2, [])) }
    })

    // What suits the day best comes back whole if nobody remembers it.
    expect(meanOf(shares.map(({ forgotten }) => forgotten))).toBeGreaterThan(0.9)
    expect(meanOf(shares.map(({ remembered }) => remembered))).toBeLessThan(0.6)
  })
})
