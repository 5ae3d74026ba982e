import type { ColourName } from "@stylin/garments/colour"
import { expect, it } from "vitest"
import { brief, piece } from "../score/testing.ts"
import { ownTurn, seasonTurn } from "./season-turn.ts"

const jumper = (colour: ColourName, id = "it") =>
  piece({ kind: "jumper", colours: [{ colour }] }, { id })
const month_ = (month: number) => brief("outings", { month })

it("brings pale clothes forward in spring and deep ones in autumn", () => {
  const gain = (colour: ColourName, month: number) => seasonTurn(jumper(colour), month_(month))
  expect(gain("cream", 4)).toBeGreaterThan(gain("burgundy", 4))
  expect(gain("cream", 10)).toBeLessThan(gain("burgundy", 10))
})

it("brings other things forward in another season, but never moves her own", () => {
  const order = (month: number) =>
    ["a", "b", "c", "d", "e", "f"].toSorted(
      (a, b) =>
        seasonTurn(jumper("grey", b), month_(month)) - seasonTurn(jumper("grey", a), month_(month)),
    )
  expect(order(4)).toEqual(order(5))
  expect(order(4)).not.toEqual(order(10))
  expect(seasonTurn({ ...jumper("grey"), owned: true }, month_(4))).toBe(0)
})

it("lets those of her own things rest in October that lead in April, and no others", () => {
  const turn = (id: string, month: number) =>
    ownTurn([{ ...jumper("grey", id), owned: true }], month_(month))
  for (const id of ["a", "b", "c", "d"]) {
    expect(turn(id, 4) + turn(id, 10)).toBeCloseTo(1)
    expect(turn(id, 1) + turn(id, 7)).toBeCloseTo(1)
  }
  expect(turn("a", 4)).not.toBe(turn("b", 4))
  expect(ownTurn([jumper("grey")], month_(4))).toBe(0.5)
})
