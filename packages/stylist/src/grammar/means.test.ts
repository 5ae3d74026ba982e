import { expect, it } from "vitest"
import { brief, piece } from "../score/testing.ts"
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

it("lets her ask for something dearer", () => {
  const dear = piece({ kind: "jeans", colours }, { price: 9000 })
  const asked = brief("outings", { needs: { piecePence: 3000 } }, { asked: [dear.id] })
  expect(pieceRule(dear, asked)).toBeUndefined()
})
