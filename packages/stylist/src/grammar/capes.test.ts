import { expect, it } from "vitest"
import { black, brief, piece } from "../score/testing.ts"
import { pieceRule } from "./rules.ts"

const of = (kind: "cape") => piece({ kind, colours: black })

it("buys her no cape, but lets her wear her own", () => {
  expect(pieceRule(of("cape"), brief("outings"))).toBe("occasion")
  expect(pieceRule({ ...of("cape"), owned: true }, brief("outings"))).toBeUndefined()
})

it("buys a cape for her who avoids layers, but as no coat in frost", () => {
  const tags = { love: [], dontMind: [], avoid: ["Layering" as const] }
  expect(pieceRule(of("cape"), brief("outings", { tags, month: 4 }))).toBeUndefined()
  expect(pieceRule(of("cape"), brief("outings", { tags, month: 1 }))).toBe("occasion")
})
