import type { GarmentWords, Kind, YearSeason } from "@stylin/garments/vocabulary"
import { defaultTagPreferences, YEAR_SEASONS } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import type { Piece } from "../pieces/piece.ts"
import { scoreOf } from "../score/score.ts"
import { black, brief, navy, piece, white } from "../score/testing.ts"
import { reasonsFor } from "./reasons.ts"
import { BODY_SAYINGS, PART_SAYINGS } from "./skeletons/body.ts"
import { WEARING_SAYINGS } from "./skeletons/how-to-wear.ts"
import { ONE_PICK } from "./skeletons/wardrobe.ts"
import { bondsOf } from "./together.ts"
import { visibleOf } from "./visible.ts"
import { tipsOf } from "./wearing.ts"

const of = (kind: Kind, more: Partial<GarmentWords> = {}) =>
  piece({ kind, colours: black, ...more })
const tips = (look: readonly Piece[]) => tipsOf(look, 1).map(({ is }) => is)

describe("advice on how to wear a look", () => {
  const jeans = of("jeans", { cut: { rise: "high" } })

  it("speaks of no hem that a coat or a jacket hides", () => {
    const shirt = of("shirt", { colours: white })
    expect(tips([shirt, jeans])).toContain("tuck")
    for (const over of [of("raincoat"), of("blazer")]) {
      expect(tips([over, shirt, jeans]), over.id).not.toContain("tuck")
    }
  })

  it("pushes up no sleeves that are not there", () => {
    const slim = of("trousers", { cut: { leg: "slim" } })
    const sleeved = (sleeve: "long" | "sleeveless") => {
      const tunic = of("tunic", { cut: { sleeve, fit: "oversized" } })
      return tipsOf([tunic, slim], 1).find(({ is }) => is === "drop")?.facts
    }
    expect(sleeved("long")).toHaveProperty("sleeved")
    expect(sleeved("sleeveless")).toBeDefined()
    expect(sleeved("sleeveless")).not.toHaveProperty("sleeved")
    const pushed = WEARING_SAYINGS.drop.filter((saying) => saying.includes("sleeves"))
    expect(pushed.every((saying) => saying.includes("{sleeved}"))).toBe(true)
  })

  it("pushes up the sleeves of a jacket only while it is warm", () => {
    const inSeason = (season: YearSeason) =>
      tipsOf([of("blazer"), of("shirt"), jeans], YEAR_SEASONS.indexOf(season)).map(({ is }) => is)
    expect(inSeason("spring")).toContain("sleeves")
    expect(inSeason("autumn")).not.toContain("sleeves")
  })

  it("carries a bag as the picture does", () => {
    expect(tips([of("tote_bag")])).toEqual(["handle"])
    expect(tips([of("bucket_bag")])).toEqual(["handle"])
    expect(tips([of("shoulder_bag")])).toEqual(["shoulder"])
  })
})

describe("what is said of colours", () => {
  it("calls no look monochrome for its clothes alone", () => {
    const tags = { ...defaultTagPreferences(), love: ["Monochrome" as const] }
    const about = brief("work", { tags })
    const green = [{ colour: "green" }] as const
    const inGreen = (["blouse", "trousers", "heels"] as const).map((kind) =>
      of(kind, { colours: green }),
    )
    const style = (look: readonly Piece[]) =>
      reasonsFor(look, about, scoreOf(look, about)).filter(({ label }) => label === "Your style")
    expect(style(inGreen)).toHaveLength(1)
    expect(style([...inGreen, of("wool_coat", { colours: [{ colour: "burgundy" }] })])).toEqual([])
  })

  it("calls no coat a small touch of colour", () => {
    const red = of("wool_coat", { colours: [{ colour: "red" }] })
    const bonds = bondsOf([red, of("jumper"), of("jeans"), of("ankle_boots")])
    expect(bonds.map(({ is }) => is)).not.toContain("fullStop")
    expect(bonds.map(({ is }) => is)).toContain("leads")
  })

  it("calls nothing a print that shows none in the picture", () => {
    const tags = { ...defaultTagPreferences(), love: ["Prints" as const] }
    const about = brief("outings", { tags })
    const shoes = of("espadrilles", { pattern: "stripe", colours: white })
    const look = [of("day_dress", { colours: navy }), shoes]
    expect(
      reasonsFor(look, about, scoreOf(look, about))
        .map(({ text }) => text)
        .join(),
    ).not.toMatch(/print|pattern/)
    expect(visibleOf(look)).toContain(shoes)
  })
})

describe("sentences", () => {
  it("agree with what there is more than one of", () => {
    expect(ONE_PICK.filter((saying) => /\ba \{pick\}/.test(saying))).toEqual([])
  })

  it("give one shape no reason that is another's", () => {
    const all = [...BODY_SAYINGS, ...Object.values(PART_SAYINGS.flare ?? {}).flat()]
    expect(all.filter((saying) => /above|shoulders/.test(saying))).toEqual([])
  })
})
