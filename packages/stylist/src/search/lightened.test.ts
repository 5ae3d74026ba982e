import type { Kind } from "@stylin/garments/vocabulary"
import { defaultTagPreferences } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import type { Piece } from "../pieces/piece.ts"
import { brief, navy, piece } from "../score/testing.ts"
import { lightened } from "./lightened.ts"

const of = (kind: Kind) => piece({ kind, colours: navy }, { owned: true })
const [parka, cardigan, scarf] = [of("parka"), of("cardigan"), of("scarf")]
const clothes = [of("t_shirt"), of("dungarees"), of("lace_up_boots")]
const look = [parka, cardigan, ...clothes, scarf]
const left = (about = brief("outings", { month: 10 }), may = (_: readonly Piece[]) => true) =>
  lightened(look, about, may)

it("takes the woollen scarf and the cardigan off below a parka in October, and neither in January", () => {
  expect(left()).toEqual([parka, ...clothes])
  expect(left(brief("outings", { month: 1 }))).toBe(look)
})

it("takes nothing off that a rule asks for, nor layers from her who loves them", () => {
  expect(left(undefined, (rest) => rest.includes(cardigan))).toEqual([parka, cardigan, ...clothes])
  const tags = { ...defaultTagPreferences(), love: ["Layering" as const] }
  expect(left(brief("outings", { month: 10, tags }))).toContain(cardigan)
})
