import type { Activity, Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { indexOf, recordOf } from "../catalogue/catalogue-index.ts"
import { isForRain } from "../grammar/rain.ts"
import { rulesBroken } from "../grammar/rules.ts"
import type { StyleInput } from "../input.ts"
import { pieceOf } from "../pieces/piece.ts"
import { brief } from "../score/testing.ts"
import { garment, garments } from "../testing.ts"
import type { Garment } from "../types.ts"
import { styleLooks } from "./style-looks.ts"

const hers = (kind: Kind, more: Partial<Garment> = {}) =>
  garment(kind, { id: kind, colours: ["navy"], owned: true, ...more })
const wet = (low: number, high: number) => ({ weather: { low, high, rain: 6 } })
const styled = (more: Partial<StyleInput>) =>
  styleLooks({
    profile: wet(7, 14),
    wardrobe: [],
    catalogue: indexOf([]),
    occasions: ["outings"],
    candidatesPerOccasion: 40,
    count: 2,
    wishes: { picks: 0 },
    alternatives: 1,
    seed: 1,
    ...more,
  })
const worn = (more: Partial<StyleInput>) =>
  styled(more).looks.map(({ slots }) => slots.map(([{ id }]) => id))
const clothes = (["jumper", "shirt", "jeans", "ankle_boots"] as const).map((kind) => hers(kind))
const shop = indexOf(
  (["raincoat", "denim_jacket", "wool_coat"] as const).map((kind) =>
    recordOf(garment(kind, { id: `new ${kind}`, colours: ["navy"], pricePence: 6000 })),
  ),
)

describe("a wet day", () => {
  it("has something over it that stands rain, but on a dry or hot day", () => {
    const look = [...clothes, hers("denim_jacket")].map(pieceOf)
    const rain = [...clothes, hers("raincoat")].map(pieceOf)
    const about = (profile: StyleInput["profile"]) => brief("outings", profile)
    expect(rulesBroken(look, about(wet(7, 14)))).toContain("no-rain-cover")
    expect(rulesBroken(rain, about(wet(7, 14)))).not.toContain("no-rain-cover")
    expect(rulesBroken(look, about({ weather: { low: 7, high: 14 } }))).not.toContain(
      "no-rain-cover",
    )
    for (const hot of [wet(18, 27), wet(16, 21)]) {
      expect(rulesBroken(look, about(hot))).not.toContain("no-rain-cover")
    }
  })

  it("takes out her raincoat before her wool coat, which does where she owns no other", () => {
    const both = worn({ wardrobe: [...clothes, hers("wool_coat"), hers("raincoat")] })
    expect(both.length).toBeGreaterThan(0)
    for (const look of both) expect(look).toContain("raincoat")
    const wool = worn({ wardrobe: [...clothes, hers("wool_coat")] })
    expect(wool.length).toBeGreaterThan(0)
    for (const look of wool) expect(look).toContain("wool_coat")
  })

  it("takes her trench to dinner and to the office, and her waterproof jacket where she has no other", () => {
    const indoors = (["shirt", "trousers", "loafers"] as const).map((kind) => hers(kind))
    const waterproof = hers("raincoat", { name: "Navy waterproof jacket" })
    const coatsFor = (occasion: Activity, coats: readonly Garment[]) => {
      const profile = { ...wet(9, 14), needs: { dressCode: "smart" as const } }
      const wardrobe = [...indoors, ...coats]
      const looks = worn({ wardrobe, occasions: [occasion], profile })
      return new Set(looks.flat().filter((id) => coats.some((coat) => coat.id === id)))
    }
    for (const occasion of ["work", "dating"] as const) {
      const both = [hers("trench_coat"), waterproof]
      expect(coatsFor(occasion, both), occasion).toEqual(new Set(["trench_coat"]))
      expect(coatsFor(occasion, [waterproof]), occasion).toEqual(new Set(["raincoat"]))
    }
  })

  it("leaves her raincoat at home on a dry day if she has another coat, or in the warmth a jacket", () => {
    const raincoat = hers("raincoat")
    const restsFor = (other: Kind, low: number, high: number, name = raincoat.name) => {
      const about = brief("outings", { weather: { low, high, rain: 0 } })
      return isForRain(pieceOf({ ...raincoat, name }), [pieceOf(hers(other))], about)
    }
    expect(restsFor("wool_coat", 6, 13)).toBe(true)
    expect(restsFor("blazer", 14, 22)).toBe(true)
    expect(restsFor("blazer", 3, 9)).toBe(false)
    expect(restsFor("cardigan", 6, 15)).toBe(false)
    expect(restsFor("cardigan", 13, 17)).toBe(true)
    expect(restsFor("wool_coat", 6, 13, "Navy mac")).toBe(false)
    const path = brief("outdoors", { weather: { low: 6, high: 13, rain: 0 } })
    expect(isForRain(pieceOf(raincoat), [pieceOf(hers("wool_coat"))], path)).toBe(false)
    const soaked = brief("outings", wet(6, 13))
    expect(isForRain(pieceOf(raincoat), [pieceOf(hers("wool_coat"))], soaked)).toBe(false)
  })

  it("leaves her a coat where each of them would rest for something else", () => {
    const wardrobe = [
      ...clothes,
      ...(["puffer", "raincoat", "cardigan"] as const).map((kind) => hers(kind)),
    ]
    const looks = worn({ wardrobe, profile: { weather: { low: 6, high: 15, rain: 0 } } })
    expect(looks.length).toBeGreaterThan(0)
    for (const look of looks) expect(look).toContain("raincoat")
  })

  it("brings her who owns nothing for rain that before anything else", () => {
    const looks = worn({
      wardrobe: [...clothes, hers("denim_jacket")],
      catalogue: shop,
      wishes: { picks: 1, orFewer: true },
    })
    expect(looks.length).toBeGreaterThan(0)
    for (const look of looks) expect(look).toContain("new raincoat")
  })

  it("is dressed for in what she owns where there is nothing else", () => {
    const wardrobe = [...clothes, hers("denim_jacket")]
    const { looks, unmet } = styled({ wardrobe })
    expect(looks.length).toBeGreaterThan(0)
    expect(unmet.length).toBeGreaterThan(0)
  })

  it("leaves no feed short, whatever the season and however little she owns", () => {
    const stock = garments(700, 21).map((one) => ({ ...one, pricePence: 4000 }))
    const catalogue = indexOf(stock.map((one) => recordOf(one)))
    for (const weather of [wet(-2, 3), wet(4, 9), wet(10, 15), wet(15, 19), wet(16, 21)]) {
      for (const occasion of ["work", "dating", "outings", "outdoors"] as const) {
        const { looks } = styled({
          profile: { ...weather, month: 10 },
          wardrobe: clothes,
          catalogue,
          occasions: [occasion],
          candidatesPerOccasion: 30,
          count: 6,
          wishes: { picks: 1, orFewer: true },
        })
        expect(looks, `${occasion}, ${JSON.stringify(weather)}`).toHaveLength(6)
      }
    }
  })
})
