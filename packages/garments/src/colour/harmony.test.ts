import { describe, expect, it } from "vitest"
import { harmony, type Relation } from "./harmony.ts"
import { COLOUR_NAMES, COLOURS, type Colour } from "./names.ts"

type Outfit = [Colour, ...Colour[]]

describe("harmony", () => {
  it.each<[Relation, Outfit]>([
    ["neutral", ["black", "white", "grey"]],
    ["neutral", ["navy", "camel", "white"]],
    ["tonal", ["camel", "cream", "brown"]],
    ["tonal", ["cobalt", "blue"]],
    ["neutral+accent", ["navy", "white", "red"]],
    ["neutral+accent", ["black", "emerald", "gold"]],
    ["analogous", ["olive", "mustard", "rust"]],
    ["analogous", ["blue", "lilac", "white"]],
    ["complementary", ["blue", "orange"]],
    ["complementary", ["sage", "blush", "rust", "white"]],
    ["contrast", ["red", "lemon", "cobalt"]],
    ["clash", ["orange", "fuchsia"]],
    ["clash", ["lime", "purple", "orange", "turquoise"]],
  ])("calls it %s: %j", (relation, colours) => {
    expect(harmony(colours).relation).toBe(relation)
  })

  it("scores classics over daring over clashes", () => {
    const classic = harmony(["navy", "white", "camel"]).score
    const daring = harmony(["blue", "orange"]).score
    const clash = harmony(["orange", "fuchsia"]).score
    expect(classic).toBeGreaterThan(0.75)
    expect(daring).toBeGreaterThan(0.6)
    expect(daring).toBeLessThan(classic)
    expect(clash).toBeLessThan(0.4)
  })

  it("likes a moderate match better than a total one", () => {
    const matched = harmony(["navy", "navy", "navy"]).score
    const moderate = harmony(["navy", "blue", "light blue"]).score
    expect(moderate).toBeGreaterThan(matched)
  })

  it("rates a single colour as in harmony with itself", () => {
    expect(harmony(["red"])).toEqual(harmony(["red", "red"]))
  })

  it("does not mind the order", () => {
    const { score, relation } = harmony(["teal", "coral", "white"])
    const turned = harmony(["white", "coral", "teal"])
    expect(turned.relation).toBe(relation)
    expect(turned.score).toBeCloseTo(score, 10)
  })

  it("judges a value as it judges its name", () => {
    expect(harmony([COLOURS.navy, COLOURS.red])).toEqual(harmony(["navy", "red"]))
  })

  it("stays between 0 and 1 for every pair", () => {
    for (const one of COLOUR_NAMES) {
      for (const other of COLOUR_NAMES) {
        const { score } = harmony([one, other])
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(1)
      }
    }
  })

  it("refuses what is not a colour", () => {
    expect(() => harmony(["navy", "#oops"])).toThrow(
      expect.objectContaining({ code: "not-a-colour" }),
    )
  })
})
