import { expect, it } from "vitest"
import type { Piece } from "../pieces/piece.ts"
import { black, brief, piece } from "../score/testing.ts"
import { aptBag, isTooMuchBag, lostBag } from "./her-bags.ts"

it("takes no backpack to lunch, nor on a coat of wool, if she owns another bag", () => {
  const of = (kind: "backpack" | "crossbody_bag" | "clutch") => piece({ kind, colours: black })
  const [backpack, crossbody, clutch] = [of("backpack"), of("crossbody_bag"), of("clutch")]
  const look = (occasion: "outings" | "work", over?: Piece) => ({
    pieces: over ? [over] : [],
    brief: brief(occasion),
  })
  expect(isTooMuchBag(backpack, [backpack, crossbody], look("outings"))).toBe(true)
  expect(isTooMuchBag(crossbody, [backpack, crossbody], look("outings"))).toBe(false)
  expect(isTooMuchBag(backpack, [backpack, clutch], look("outings"))).toBe(false)
  expect(isTooMuchBag(backpack, [backpack, crossbody], look("work"))).toBe(false)
  const wool = piece({ kind: "wool_coat", colours: black })
  expect(isTooMuchBag(backpack, [backpack, crossbody], look("work", wool))).toBe(true)
  expect(isTooMuchBag(backpack, [backpack], look("work", wool))).toBe(false)
})

it("takes a small bag on days out before a roomy one, and to work the roomy one", () => {
  const bags = (["tote_bag", "crossbody_bag", "shoulder_bag"] as const).map((kind) =>
    piece({ kind, colours: black }),
  )
  const apt = (occasion: "outings" | "work") => bags.map(aptBag(brief(occasion)))
  expect(apt("outings")).toEqual([0, 1, 1])
  expect(apt("work")).toEqual([2, 0, 1])
})

it("loses a bag on a coat of its colour, but not a black one that the shoes match", () => {
  const of = (kind: "tote_bag" | "wool_coat" | "loafers", colour: "navy" | "black" | "tan") =>
    piece({ kind, colours: [{ colour }] })
  const isLost = (bag: "navy" | "black", coat: "navy" | "black", shoes: "black" | "tan") => {
    const pieces = [of("wool_coat", coat), of("loafers", shoes)]
    return lostBag({ pieces, brief: brief("work"), score: 0 })(of("tote_bag", bag))
  }
  expect(isLost("navy", "navy", "black")).toBe(true)
  expect(isLost("navy", "black", "black")).toBe(false)
  expect(isLost("black", "black", "black")).toBe(false)
  expect(isLost("black", "black", "tan")).toBe(true)
})
