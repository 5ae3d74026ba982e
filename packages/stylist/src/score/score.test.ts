import { expect, it } from "vitest"
import { scoreOf, TERM_NAMES, TERMS, termsOf } from "./score.ts"
import { brief, navy, piece, white } from "./testing.ts"

it("is the sum of all terms by their weights", () => {
  const look = [
    piece({ kind: "shirt", colours: white }, { owned: true }),
    piece({ kind: "pleated_skirt", colours: navy, pattern: "stripe" }, { price: 9000 }),
    piece({ kind: "loafers", colours: navy }),
  ]
  const about = brief("work", {
    bodyType: "pear",
    colourType: "soft summer",
    month: 4,
    needs: { piecePence: 4000 },
    tags: { love: ["Prints"], avoid: ["Denim"], dontMind: [] },
  })
  const all = TERM_NAMES.map((name) => TERMS[name].weight * TERMS[name].of(look, about))

  expect(all.filter((worth) => worth !== 0).length).toBeGreaterThan(TERM_NAMES.length / 2)
  const sum = all.reduce((total, worth) => total + worth, 0)
  expect(scoreOf(look, about)).toBeCloseTo(sum, 10)
  expect(Object.values(termsOf(look, about))).toEqual(all)
})
