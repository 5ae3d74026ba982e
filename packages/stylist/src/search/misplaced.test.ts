import type { ColourName } from "@stylin/garments/colour"
import type { Activity, Kind } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import type { Profile } from "../person/person.ts"
import type { Piece } from "../pieces/piece.ts"
import { brief, piece } from "../score/testing.ts"
import { isMisplaced } from "./misplaced.ts"

/** Whether one of her pieces is out of place by itself. */
function isOut(one: Piece, occasion: Activity, day: Profile): boolean {
  const pieces = [{ ...one, owned: true }]
  return pieces.some((worn) => isMisplaced(worn, { pieces, brief: brief(occasion, day), score: 0 }))
}

const of = (kind: Kind, colour: ColourName, name?: string): Piece => ({
  ...piece({ kind, colours: [{ colour }] }),
  ...(name && { name }),
})

it("keeps what is for nights out from ordinary days", () => {
  const top = of("blouse", "rust", "Party top")
  expect(isOut(top, "errands", { month: 7 })).toBe(true)
  expect(isOut(top, "dating", { month: 7 })).toBe(false)
  expect(isOut(of("heels", "gold"), "outings", { month: 7 })).toBe(true)
  expect(isOut(of("heels", "gold"), "dating", { month: 7 })).toBe(false)
  expect(isOut(of("heels", "red"), "outings", { month: 7 })).toBe(false)
})

it("keeps a Christmas jumper for December", () => {
  const jumper = of("jumper", "red", "Christmas jumper")
  expect([1, 11, 12].map((month) => isOut(jumper, "errands", { month }))).toEqual([
    true,
    true,
    false,
  ])
  expect(isOut(of("ankle_boots", "brown", "reindeer fur boots"), "errands", { month: 1 })).toBe(
    false,
  )
})

it("keeps shorts for warm days, and for offices in the heat", () => {
  const shorts = of("shorts", "beige")
  const on = (low: number, high: number) => ({ weather: { low, high } })
  expect(isOut(shorts, "errands", on(12, 21))).toBe(true)
  expect(isOut(shorts, "errands", on(15, 22))).toBe(false)
  expect(isOut(shorts, "work", on(15, 22))).toBe(true)
  expect(isOut(shorts, "work", on(18, 28))).toBe(false)
})

it("keeps a dryrobe for the water", () => {
  const robe = of("parka", "grey", "Dryrobe")
  expect(isOut(robe, "errands", { month: 10 })).toBe(true)
  expect(isOut(robe, "outdoors", { month: 10 })).toBe(false)
})

it("sends nobody shopping or to work in a saree", () => {
  const saree = of("maxi_dress", "teal", "teal saree")
  expect(isOut(saree, "errands", { month: 7 })).toBe(true)
  expect(isOut(saree, "work", { month: 7 })).toBe(true)
  expect(isOut(saree, "outings", { month: 7 })).toBe(false)
})

it("takes a jacket before a cardigan to an office that asks for tailoring", () => {
  const cardigan = of("cardigan", "red")
  expect(isOut(cardigan, "work", { month: 10, needs: { dressCode: "tailored" } })).toBe(true)
  expect(isOut(cardigan, "work", { month: 10, needs: { dressCode: "smart" } })).toBe(false)
})
