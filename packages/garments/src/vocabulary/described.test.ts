import { expect, it } from "vitest"
import { wordsFrom } from "./described.ts"

it("reads cut and cloth from the name for a known kind", () => {
  expect(
    wordsFrom({
      name: "High-waisted linen wide-leg trousers, tie belt",
      kind: "wide_leg_trousers",
      colours: ["greige", "ecru", "navy"],
      pattern: "stripe",
    }),
  ).toEqual({
    kind: "wide_leg_trousers",
    cut: { rise: "high", leg: "wide" },
    cloth: { material: "linen" },
    pattern: "stripe",
    colours: [{ colour: "ecru" }, { colour: "navy" }],
  })
})

it("assumes beige for straw and blue for denim if no colour is named", () => {
  const colourOf = (name: string, kind: "tote_bag" | "jeans") =>
    wordsFrom({ name, kind, colours: [] }).colours[0].colour
  expect(colourOf("Raffia tote bag", "tote_bag")).toBe("beige")
  expect(colourOf("Denim jeans", "jeans")).toBe("blue")
})

it("leaves out what is not said, and uses grey for an unknown colour", () => {
  expect(wordsFrom({ name: "Her favourite", kind: "belt", colours: [] })).toEqual({
    kind: "belt",
    cut: {},
    colours: [{ colour: "grey" }],
  })
})

it("reads waxed cotton as cotton that shines, olive if no colour is named", () => {
  const wordsOf = (name: string) => wordsFrom({ name, kind: "overshirt", colours: [] })
  expect(wordsOf("Waxed cotton jacket with corduroy collar")).toMatchObject({
    cloth: { material: "cotton", sheen: "soft" },
    colours: [{ colour: "olive" }],
  })
  expect(wordsOf("Cotton overshirt").cloth).toEqual({ material: "cotton" })
})
