import type { ColourName } from "@stylin/garments/colour"
import type { Kind, Material } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { brief, piece } from "../score/testing.ts"
import { pairRule, pieceRule } from "./rules.ts"

const of = (kind: Kind, colour: ColourName, material?: Material) =>
  piece({ kind, colours: [{ colour }], ...(material && { cloth: { material } }) })
const winter = { colourType: "true winter" }
const autumn = { colourType: "true autumn" }
const summer = { colourType: "light summer" }

describe("shoes, bags and belts to buy", () => {
  it.each([
    ["olive knee boots", of("knee_boots", "olive"), {}],
    ["sage loafers", of("loafers", "sage"), {}],
    ["chocolate boots, for a winter", of("ankle_boots", "chocolate"), winter],
    ["a cognac bag, for a winter", of("shoulder_bag", "cognac"), winter],
    ["gold sandals, for a summer", of("sandals", "gold"), summer],
    ["a black bag, for an autumn", of("tote_bag", "black"), autumn],
    ["an olive bag, for a winter", of("shoulder_bag", "olive"), winter],
  ])("have no colour of their own: %s", (_, one, profile) => {
    expect(pieceRule(one, brief("outings", profile))).toBe("odd-leather")
    expect(pieceRule({ ...one, owned: true }, brief("outings", profile))).toBeUndefined()
    expect(pieceRule(one, brief("outings", profile, { asked: [one.id] }))).toBeUndefined()
  })

  it.each([
    ["black boots", of("ankle_boots", "black"), autumn],
    ["brown boots, for an autumn", of("ankle_boots", "brown"), autumn],
    ["red heels, for a winter", of("heels", "red"), winter],
    ["silver heels, for a winter", of("heels", "silver"), winter],
    ["a raffia bag", of("clutch", "tan", "straw"), winter],
    ["white trainers", of("trainers", "white"), summer],
  ])("may be basic, an accent or hers: %s", (_, one, profile) => {
    expect(pieceRule(one, brief("outings", profile))).not.toBe("odd-leather")
  })
})

describe("what is bought for her face", () => {
  const sure = (colourType: string) => ({ colourType, colourConfidence: 0.9 })

  it.each([
    ["a camel coat, for a soft summer", of("wool_coat", "camel"), "soft summer"],
    ["a black jumper, for a true autumn", of("jumper", "black"), "true autumn"],
    ["a navy scarf, for a soft autumn", of("scarf", "navy"), "soft autumn"],
    ["a rust scarf, for a deep winter", of("scarf", "rust"), "deep winter"],
    ["a silver watch, for a true autumn", of("watch", "silver"), "true autumn"],
    ["gold earrings, for a light summer", of("earrings", "gold"), "light summer"],
  ])("has no colour that is foreign to her: %s", (_, one, type) => {
    expect(pieceRule(one, brief("outings", sure(type)))).toBe("foreign-colour")
    expect(pieceRule({ ...one, owned: true }, brief("outings", sure(type)))).toBeUndefined()
    expect(pieceRule(one, brief("outings"))).toBeUndefined()
    expect(pieceRule(one, brief("outings", sure(type), { lenience: "warmth" }))).toBeUndefined()
    const unsure = { colourType: type, colourConfidence: 0.3 }
    expect(pieceRule(one, brief("outings", unsure))).not.toBe("foreign-colour")
  })

  it.each([
    ["a camel coat, for a true autumn", of("wool_coat", "camel"), "true autumn"],
    ["a navy skirt, for a soft autumn", of("midi_skirt", "navy"), "soft autumn"],
    ["a gold watch, for a true autumn", of("watch", "gold"), "true autumn"],
    ["a silver watch, for a true summer", of("watch", "silver"), "true summer"],
  ])("may be hers, or far from her face: %s", (_, one, type) => {
    expect(pieceRule(one, brief("outings", sure(type)))).toBeUndefined()
  })
})

describe("two main colours", () => {
  it.each([
    ["white and cream", of("blazer", "white"), of("shoulder_bag", "cream")],
    ["white and ecru", of("blouse", "white"), of("trench_coat", "ecru")],
    ["black leather with pastels", of("belt", "black"), of("day_dress", "butter")],
    ["black leather with peach", of("ankle_boots", "black"), of("blouse", "peach")],
    ["white boots below earth", of("chelsea_boots", "white"), of("midi_skirt", "brown")],
    ["white boots below blue", of("ankle_boots", "cream"), of("jeans", "light blue", "denim")],
    ["denim over the same blue", of("denim_jacket", "blue", "denim"), of("trousers", "blue")],
  ])("fight: %s", (_, one, other) => {
    expect(pairRule(one, other, brief())).toBe("colours-fight")
    expect(pairRule(other, one, brief())).toBe("colours-fight")
    const hers = [one, other].map((each) => ({ ...each, owned: true })) as [typeof one, typeof one]
    expect(pairRule(...hers, brief())).toBeUndefined()
  })

  it("are fine apart from that", () => {
    const pairs = [
      [of("chelsea_boots", "white"), of("jeans", "white")],
      [of("trainers", "white"), of("jeans", "blue", "denim")],
      [of("belt", "black"), of("day_dress", "lavender")],
      [of("denim_jacket", "blue", "denim"), of("midi_skirt", "navy")],
      [of("ankle_boots", "black"), of("trousers", "camel")],
      [of("ankle_boots", "brown"), of("tights", "chocolate")],
    ] as const
    for (const [one, other] of pairs) {
      expect(pairRule(one, other, brief("outings", winter)), one.id + other.id).toBeUndefined()
    }
  })

  it("are no denim jacket over jeans of its own blue", () => {
    const jacket = (colour: ColourName) => of("denim_jacket", colour, "denim")
    const jeans = of("jeans", "blue", "denim")
    expect(pairRule(jacket("blue"), jeans, brief())).toBe("not-together")
    expect(pairRule(jacket("light blue"), jeans, brief())).toBeUndefined()
    expect(pairRule(jacket("blue"), of("day_dress", "blue", "denim"), brief())).toBe("not-together")
    expect(
      pairRule(jacket("light blue"), of("day_dress", "blue", "denim"), brief()),
    ).toBeUndefined()
    expect(pairRule(jacket("blue"), of("shirt", "blue", "denim"), brief())).toBe("not-together")
    // Nobody says its colour: it is drawn blue.
    expect(pairRule({ ...jacket("blue"), colours: [] }, jeans, brief())).toBe("not-together")
  })

  it("are no layer that nobody sees beneath a coat of its colour, unless both are dark or grey", () => {
    const together = (over: Kind, layer: ColourName, coat: ColourName) => {
      const own = [of(over, layer), of("wool_coat", coat)] as const
      const [one, other] = own.map((piece) => ({ ...piece, owned: true }))
      return one && other && pairRule(one, other, brief())
    }
    expect(together("cardigan", "camel", "camel")).toBe("not-together")
    expect(together("cardigan", "camel", "grey")).toBeUndefined()
    expect(together("cardigan", "navy", "navy")).toBeUndefined()
    expect(together("jumper", "camel", "camel")).toBeUndefined()
  })

  it("need brown leather with earth tones if black is too hard for her", () => {
    const [boots, camel] = [of("ankle_boots", "black"), of("trousers", "camel")]
    expect(pairRule(boots, camel, brief("outings", autumn))).toBe("colours-fight")
    expect(pairRule(of("ankle_boots", "brown"), camel, brief("outings", autumn))).toBeUndefined()
  })
})

describe("a scarf and a clutch", () => {
  it("are no silk square over a polo neck, and none bought for the day", () => {
    const jumper = (neckline: "roll" | "crew") =>
      piece({ kind: "jumper", colours: [{ colour: "white" }], cut: { neckline } })
    const square = of("scarf", "black", "silk")
    expect(pairRule(square, jumper("roll"), brief("outings"))).toBe("not-together")
    expect(pairRule(square, jumper("crew"), brief("outings"))).toBeUndefined()
    expect(pairRule(of("scarf", "black"), jumper("roll"), brief("outings"))).toBeUndefined()
    expect(pieceRule(of("clutch", "black"), brief("outings"))).toBe("occasion")
    expect(pieceRule(of("clutch", "black"), brief("dating"))).toBeUndefined()
  })
})
