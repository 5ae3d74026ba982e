import type { ColourName } from "@stylin/garments/colour"
import { expect, it } from "vitest"
import type { Piece } from "../pieces/piece.ts"
import { brief, piece } from "../score/testing.ts"
import { lookTurn, ownTurn, seasonTurn } from "./season-turn.ts"

const jumper = (colour: ColourName, id = "it") =>
  piece({ kind: "jumper", colours: [{ colour }] }, { id })
const shirt = (id: string) => piece({ kind: "shirt", colours: [{ colour: "white" }] }, { id })
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
    ownTurn([{ ...shirt(id), owned: true }], month_(month))
  for (const id of ["a", "b", "c", "d"]) {
    expect(turn(id, 4) + turn(id, 10)).toBeCloseTo(1)
    expect(turn(id, 1) + turn(id, 7)).toBeCloseTo(1)
  }
  expect(turn("a", 4)).not.toBe(turn("b", 4))
  expect(ownTurn([jumper("grey")], month_(4))).toBe(0.5)
})

it("brings what is warm forward in frost, and a top before what is worn with it", () => {
  const turn = (one: Piece, month: number) => ownTurn([{ ...one, owned: true }], month_(month))
  expect(turn(jumper("grey", "a"), 4)).toBe(turn(shirt("a"), 4))
  expect(turn(jumper("grey", "a"), 1)).toBeGreaterThan(turn(shirt("a"), 1))
  const skirt = {
    ...piece({ kind: "midi_skirt", colours: [{ colour: "navy" }] }, { id: "b" }),
    owned: true,
  }
  const [top, both] = [
    turn(shirt("a"), 4),
    ownTurn([{ ...shirt("a"), owned: true }, skirt], month_(4)),
  ]
  expect(Math.abs(both - top)).toBeLessThan(Math.abs(both - turn(skirt, 4)))
})

it("gives each look its time of the year, and none to a day without a month", () => {
  for (const key of ["a", "b", "c"]) {
    expect(lookTurn(key, month_(4)) + lookTurn(key, month_(10))).toBeCloseTo(1)
    expect(lookTurn(key, month_(1)) + lookTurn(key, month_(7))).toBeCloseTo(1)
    expect(lookTurn(key, brief("outings"))).toBe(0)
  }
  expect(lookTurn("a", month_(4))).not.toBe(lookTurn("b", month_(4)))
})
