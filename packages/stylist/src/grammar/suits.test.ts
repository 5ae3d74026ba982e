import type { ColourName } from "@stylin/garments/colour"
import type { Kind } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import { brief, piece } from "../score/testing.ts"
import { pairRule } from "./rules.ts"

const hers = (kind: Kind, colour: ColourName, name: string) => ({
  ...piece({ kind, colours: [{ colour }] }),
  owned: true,
  name,
})

it("never mixes halves of two of her suits, and lets each be worn with other things", () => {
  const jacket = hers("blazer", "charcoal", "Charcoal suit jacket")
  const together = (kind: Kind, colour: ColourName, name: string) =>
    pairRule(jacket, hers(kind, colour, name), brief("work"))
  expect(together("trousers", "black", "Black suit trousers")).toBe("not-together")
  expect(together("pencil_skirt", "charcoal", "Charcoal suit skirt")).toBeUndefined()
  expect(together("trousers", "navy", "navy trousers")).toBeUndefined()
})

it("wears half of her dark suit with nothing black that looks like the other half", () => {
  const together = (jacket: ColourName, name: string, legs: Kind, colour: ColourName) =>
    pairRule(hers("blazer", jacket, name), hers(legs, colour, "Legs"), brief("work"))
  expect(together("chocolate", "Chocolate suit jacket", "trousers", "black")).toBe("not-together")
  expect(together("chocolate", "Chocolate blazer", "trousers", "black")).toBeUndefined()
  expect(together("chocolate", "Chocolate suit jacket", "jeans", "black")).toBeUndefined()
  expect(together("grey", "Grey suit jacket", "trousers", "black")).toBeUndefined()
})

it("puts no black jacket over navy trousers of a suit's kind, nor the other way round", () => {
  const together = (jacket: ColourName, legs: Kind, colour: ColourName) =>
    pairRule(hers("blazer", jacket, "Blazer"), hers(legs, colour, "Legs"), brief("work"))
  expect(together("black", "trousers", "navy")).toBe("not-together")
  expect(together("navy", "pencil_skirt", "black")).toBe("not-together")
  expect(together("black", "jeans", "navy")).toBeUndefined()
  expect(together("black", "trousers", "grey")).toBeUndefined()
})
