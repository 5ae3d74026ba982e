import { ACTIVITIES, type Coverage, type Cut, type Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { indexOf, recordOf } from "../catalogue/catalogue-index.ts"
import { cutOf } from "../pieces/cut.ts"
import { WEAR } from "../pieces/wear.ts"
import { brief, piece } from "../score/testing.ts"
import { styleLooks } from "../search/style-looks.ts"
import { garment, garments } from "../testing.ts"
import { pairRule, pieceRule } from "./rules.ts"

const of = (kind: Kind, cut: Cut = {}) => piece({ kind, cut, colours: [{ colour: "navy" }] })
const ruleFor = (one: ReturnType<typeof of>, coverage: Coverage, owned = true) =>
  pieceRule({ ...one, owned }, brief("outings", { needs: { coverage } }))

describe("what covers too little of her", () => {
  it.each<[string, Kind, Cut, Coverage]>([
    ["a mini skirt, for her knees", "mini_skirt", {}, { legs: "knees" }],
    ["shorts, for her knees", "shorts", {}, { legs: "knees" }],
    ["a knee-length dress, for her ankles", "day_dress", { length: "knee" }, { legs: "ankles" }],
    ["culottes, for her ankles", "culottes", {}, { legs: "ankles" }],
    ["a V-neck, for a high neckline", "jumper", { neckline: "v" }, { neckline: "high" }],
    ["a slip dress, for a high neckline", "slip_dress", {}, { neckline: "high" }],
  ])("is not worn, though she owns it: %s", (_, kind, cut, coverage) => {
    expect(ruleFor(of(kind, cut), coverage)).toBe("too-bare")
    expect(ruleFor(of(kind, cut), {})).toBeUndefined()
    const asked = brief("outings", { needs: { coverage } }, { asked: [of(kind, cut).id] })
    expect(pieceRule(of(kind, cut), asked)).not.toBe("too-bare")
  })

  it.each<[string, Kind, Cut, Coverage]>([
    ["bermudas, for her knees", "shorts", { length: "long" }, { legs: "knees" }],
    ["a midi dress, for her ankles", "day_dress", { length: "midi" }, { legs: "ankles" }],
    ["jeans, for her ankles", "jeans", {}, { legs: "ankles" }],
    ["a roll neck, for a high neckline", "jumper", { neckline: "roll" }, { neckline: "high" }],
    ["a pinafore, for a high neckline", "pinafore", {}, { neckline: "high" }],
    ["trainers, whatever she covers", "trainers", {}, { neckline: "high", legs: "ankles" }],
  ])("leaves her the rest: %s", (_, kind, cut, coverage) => {
    expect(ruleFor(of(kind, cut), coverage)).toBeUndefined()
  })

  it("is no hat: none is bought for a head that is always covered", () => {
    expect(ruleFor(of("beret"), { head: "covered" }, false)).toBe("avoided")
    expect(ruleFor(of("beret"), { head: "covered" })).toBeUndefined()
  })
})

describe("a headscarf", () => {
  it("is bought by no one who does not always cover her head, and worn by whoever owns it", () => {
    expect(ruleFor(of("headscarf"), {}, false)).toBe("avoided")
    expect(ruleFor(of("headscarf"), {})).toBeUndefined()
    expect(ruleFor(of("headscarf"), { head: "covered" }, false)).toBeUndefined()
  })

  it("has no other scarf over it, no hat, and no earrings that it would hide", () => {
    const pair = (over: Kind) => pairRule(of("headscarf"), of(over), brief())
    expect([pair("scarf"), pair("beret"), pair("earrings"), pair("necklace")]).toEqual([
      "not-together",
      "not-together",
      "not-together",
      undefined,
    ])
  })
})

describe("looks for her who covers herself", () => {
  const looksIn = (month: number, coverage: Coverage) =>
    styleLooks({
      profile: { month, needs: { coverage } },
      wardrobe: garments(40, 5, true),
      catalogue: indexOf([...garments(900, 3), garment("tights")].map((one) => recordOf(one))),
      occasions: ACTIVITIES,
      candidatesPerOccasion: 40,
      count: 18,
      alternatives: 4,
      seed: 2,
    }).looks

  it.each([1, 4, 7])("leave nothing bare that she covers, in month %i", (month) => {
    const looks = looksIn(month, { arms: "elbows", legs: "ankles", neckline: "high" })
    expect(looks.length).toBeGreaterThan(8)
    for (const { slots } of looks) {
      const worn = slots.map(([chosen]) => chosen)
      const wear = worn.reduce((bits, one) => bits | one.wear, 0)
      expect(wear & WEAR.sleeves).not.toBe(0)
      if ((wear & WEAR.shortHem) !== 0) expect(wear & WEAR.legwear).not.toBe(0)
      for (const one of slots.flat()) {
        const { length } = cutOf(one)
        if ((one.wear & WEAR.bareLegs) !== 0) expect(["midi", "maxi"]).toContain(length)
      }
    }
  })
})
