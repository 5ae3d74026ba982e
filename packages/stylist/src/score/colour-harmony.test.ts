import { harmony } from "@stylin/garments/colour"
import { describe, expect, it } from "vitest"
import { colourCode } from "../pieces/codes.ts"
import { colourHarmony, pairOfColours } from "./colour-harmony.ts"
import { brief, navy, piece, white } from "./testing.ts"

const look = (...colours: readonly Parameters<typeof colourCode>[0][]) => [
  piece({ kind: "blouse", colours: [{ colour: colours[0] ?? "white" }] }),
  piece({ kind: "trousers", colours: [{ colour: colours[1] ?? "white" }] }),
  piece({ kind: "loafers", colours: [{ colour: colours[2] ?? "white" }] }),
]

describe("colour harmony", () => {
  it("prefers a neutral look with one accent to a clash", () => {
    const accent = colourHarmony(look("white", "navy", "red"), brief())
    const clash = colourHarmony(look("scarlet", "fuchsia", "orange"), brief())
    expect(accent).toBeGreaterThan(clash + 0.5)
  })

  it("follows the harmony of the garments package", () => {
    const good = harmony(["white", "navy", "camel"]).score
    const worse = harmony(["lime", "purple", "orange"]).score
    expect(good).toBeGreaterThan(worse)
    expect(colourHarmony(look("white", "navy", "camel"), brief())).toBeGreaterThan(
      colourHarmony(look("lime", "purple", "orange"), brief()),
    )
  })

  it("is neutral about unknown colours, and about one colour alone", () => {
    const unknown = { ...piece({ kind: "loafers", colours: white }), colours: [] }
    expect(colourHarmony([unknown, piece({ kind: "blouse", colours: navy })], brief())).toBe(0)
  })

  it("is symmetric for every pair", () => {
    const [one, other] = [colourCode("rust"), colourCode("teal")]
    expect(pairOfColours(one, other)).toBe(pairOfColours(other, one))
    expect(pairOfColours(colourCode("navy"), colourCode("camel"))).toBeGreaterThan(
      pairOfColours(colourCode("scarlet"), colourCode("fuchsia")),
    )
  })
})
