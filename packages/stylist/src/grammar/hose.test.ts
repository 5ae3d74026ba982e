import type { GarmentWords, Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import type { Piece } from "../pieces/piece.ts"
import { black, brief, piece } from "../score/testing.ts"
import { pairRule, rulesBroken } from "./rules.ts"

const of = (kind: Kind, more: Partial<GarmentWords> = {}) =>
  piece({ kind, colours: black, ...more })
const january = { month: 1 }

describe("tights", () => {
  it("to buy are dark or in the shoes' colour, so that they do not cut the leg", () => {
    const inColour = (kind: Kind, colour: "cream" | "navy") => of(kind, { colours: [{ colour }] })
    const pair = (tights: ReturnType<typeof of>, shoes: ReturnType<typeof of>) =>
      pairRule(tights, shoes, brief("work", january))
    expect(pair(of("tights"), of("ankle_boots"))).toBeUndefined()
    expect(pair(of("tights"), inColour("ankle_boots", "navy"))).toBe("not-together")
    expect(pair(inColour("tights", "navy"), inColour("ankle_boots", "navy"))).toBeUndefined()
    expect(pair(inColour("tights", "cream"), of("ankle_boots"))).toBe("not-together")
    expect(pair({ ...inColour("tights", "cream"), owned: true }, of("ankle_boots"))).toBeUndefined()
  })

  it("to buy are black with black shoes", () => {
    const inColour = (kind: Kind, colour: "black" | "charcoal") =>
      of(kind, { colours: [{ colour }] })
    const about = brief("work", january)
    const boots = inColour("ankle_boots", "black")
    expect(pairRule(inColour("tights", "charcoal"), boots, about)).toBe("not-together")
    expect(pairRule(inColour("tights", "black"), boots, about)).toBeUndefined()
  })

  it("to buy are navy with navy shoes", () => {
    const inColour = (kind: Kind, colour: "charcoal" | "navy") =>
      of(kind, { colours: [{ colour }] })
    const about = brief("work", january)
    const shoes = inColour("flats", "navy")
    expect(pairRule(inColour("tights", "navy"), shoes, about)).toBeUndefined()
    expect(pairRule(inColour("tights", "charcoal"), shoes, about)).toBe("not-together")
  })

  it("of hers that are dark go with no brown or pale shoes, except knee boots", () => {
    const hers = (kind: Kind, colour: "black" | "tan") => ({
      ...of(kind, { colours: [{ colour }] }),
      owned: true,
    })
    const about = brief("work", january)
    const tights = hers("tights", "black")
    expect(pairRule(tights, hers("loafers", "tan"), about)).toBe("not-together")
    expect(pairRule(tights, hers("knee_boots", "tan"), about)).toBeUndefined()
    expect(pairRule(tights, hers("ankle_boots", "black"), about)).toBeUndefined()
    const forWant = brief("work", january, { lenience: "warmth" })
    expect(pairRule(tights, hers("loafers", "tan"), forWant)).toBeUndefined()
  })

  it("that are black run on into burgundy boots, and hers into deep brown ones, but not into shoes", () => {
    const black = of("tights")
    const about = brief("dating", january)
    for (const colour of ["brown", "chocolate", "burgundy"] as const) {
      const boots = of("ankle_boots", { colours: [{ colour }] })
      const bought = colour === "burgundy" ? undefined : "not-together"
      expect(pairRule(black, boots, about), colour).toBe(bought)
      const both = [black, boots].map((one) => ({ ...one, owned: true })) as [Piece, Piece]
      expect(pairRule(...both, about), colour).toBeUndefined()
    }
    const loafers = { ...of("loafers", { colours: [{ colour: "brown" }] }), owned: true }
    expect(pairRule({ ...black, owned: true }, loafers, about)).toBe("not-together")
  })

  it("of hers stay out of sight below trousers only in hard frost, or in courts", () => {
    const hers = (kind: Kind) => ({ ...of(kind), owned: true })
    const worn = (shoes: Kind) =>
      (["wool_coat", "jumper", "trousers", "tights", shoes] as const).map(hers)
    const about = brief("work", january)
    expect(rulesBroken(worn("ankle_boots"), about)).toContain("not-together")
    expect(rulesBroken(worn("heels"), about)).not.toContain("not-together")
    const frost = brief("work", { weather: { low: -9, high: -4 } })
    expect(rulesBroken(worn("ankle_boots"), frost)).not.toContain("not-together")
  })

  it("that are sheer go with no trainers", () => {
    const hers = { ...of("tights"), owned: true }
    const trainers = { ...of("trainers"), owned: true }
    expect(pairRule({ ...hers, name: "sheer tights" }, trainers, brief())).toBe("not-together")
    expect(pairRule({ ...hers, name: "opaque tights" }, trainers, brief())).toBeUndefined()
  })
})

it("shows no strip of ankle in frost, between a short hem and low shoes", () => {
  const short = { ...of("jeans", { cut: { length: "ankle" } }), owned: true }
  const worn = (shoes: Kind) => ({ ...of(shoes), owned: true })
  expect(pairRule(short, worn("trainers"), brief("outings", january))).toBe("bare-feet")
  expect(pairRule(short, worn("ankle_boots"), brief("outings", january))).toBeUndefined()
  expect(pairRule(short, worn("trainers"), brief("outings", { month: 5 }))).toBeUndefined()
  expect(pairRule(of("jeans"), worn("trainers"), brief("outings", january))).toBeUndefined()
})
