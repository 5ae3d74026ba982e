import { sizeBits } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import { indexOf, recordOf } from "../catalogue/catalogue-index.ts"
import type { StyleInput } from "../input.ts"
import type { Profile } from "../person/person.ts"
import type { Piece } from "../pieces/piece.ts"
import { brief, piece } from "../score/testing.ts"
import { styleLooks } from "../search/style-looks.ts"
import { garments } from "../testing.ts"
import { overspentInAll } from "./means.ts"
import { pieceRule } from "./rules.ts"

const colours = [{ colour: "navy" }] as const
const careful = brief("outings", { needs: { piecePence: 3000 } })

it("leaves out what costs more than she spends on a piece; shoes and coats may cost twice that", () => {
  const jeans = (price: number) => piece({ kind: "jeans", colours }, { price })
  expect(pieceRule(jeans(3000), careful)).toBeUndefined()
  expect(pieceRule(jeans(3001), careful)).toBe("budget")
  expect(pieceRule(jeans(3001), brief("outings"))).toBeUndefined()
  const boots = (price: number) => piece({ kind: "ankle_boots", colours }, { price })
  expect(pieceRule(boots(6000), careful)).toBeUndefined()
  expect(pieceRule(boots(6001), careful)).toBe("budget")
})

it("leaves out what a shop has in other sizes only, where it says so", () => {
  const wearing12 = brief("outings", { needs: { sizes: { clothes: 12 } } })
  const ruleFor = (sizes: string, more: Partial<Piece> = {}) =>
    pieceRule(
      { ...piece({ kind: "jeans", colours }), sizes: sizeBits("bottom", sizes), ...more },
      wearing12,
    )
  expect(ruleFor("8, 10")).toBe("size")
  expect(ruleFor("8, 12")).toBeUndefined()
  expect(ruleFor("")).toBeUndefined()
  expect(ruleFor("8, 10", { owned: true })).toBeUndefined()
  const boots = { ...piece({ kind: "ankle_boots", colours }), sizes: sizeBits("shoes", "4") }
  expect(pieceRule(boots, wearing12)).toBeUndefined()
})

it("lets her ask for something dearer", () => {
  const dear = piece({ kind: "jeans", colours }, { price: 9000 })
  const asked = brief("outings", { needs: { piecePence: 3000 } }, { asked: [dear.id] })
  expect(pieceRule(dear, asked)).toBeUndefined()
})

it("says that her own rules leave no look", () => {
  const input = (profile: Profile): StyleInput => ({
    profile,
    wardrobe: [],
    catalogue: indexOf(garments(300, 3).map((one) => recordOf({ ...one, pricePence: 9000 }))),
    occasions: ["outings"],
    candidatesPerOccasion: 20,
    count: 3,
    alternatives: 1,
    seed: 1,
  })
  expect(styleLooks(input({})).looks).toHaveLength(3)
  const { looks, unmet } = styleLooks(input({ needs: { piecePence: 1000 } }))
  expect(looks).toEqual([])
  expect(unmet).toEqual([{ code: "nothing-to-wear", text: expect.stringMatching(/^Your rules/) }])
})

it("shows what costs far more than she spends, and says so, where the weather leaves nothing else", () => {
  const shop = garments(600, 3).map((one) => recordOf({ ...one, pricePence: 9000 }))
  const { looks } = styleLooks({
    profile: { month: 10, needs: { piecePence: 2000 } },
    wardrobe: [],
    catalogue: indexOf(shop),
    occasions: ["outings"],
    candidatesPerOccasion: 20,
    count: 3,
    alternatives: 1,
    seed: 1,
  })
  expect(looks.length).toBeGreaterThan(0)
  for (const { reasons } of looks) {
    expect(reasons[0]).toMatchObject({ label: "Occasion", skeleton: "beyond-means" })
  }
})

it("counts what a look costs in all from twice what she spends on a piece", () => {
  const costing = (price: number, owned = false) =>
    piece({ kind: "jeans", colours }, { price, owned })
  expect(overspentInAll([costing(3000), costing(3000), costing(9000, true)], careful)).toBe(0)
  expect(overspentInAll([costing(3000), costing(3000), costing(1500)], careful)).toBe(0.5)
  expect(overspentInAll([costing(9000)], brief("outings"))).toBe(0)
})
