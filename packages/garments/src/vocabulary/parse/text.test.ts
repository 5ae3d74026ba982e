import { describe, expect, it } from "vitest"
import { findPhrases, lexicon, listed, wordsOf } from "./text.ts"

describe("wordsOf", () => {
  it("drops accents, apostrophes and hyphens inside words, and breaks at punctuation", () => {
    expect(wordsOf("Women's Bouclé V-Neck - navy/white")).toEqual([
      "womens",
      "boucle",
      "v",
      "neck",
      "|",
      "navy",
      "|",
      "white",
    ])
    expect(wordsOf("3/4 sleeve & belt")).toEqual(["three", "quarter", "sleeve", "and", "belt"])
    expect(wordsOf("7/8 jeans")).toEqual(["seven", "eighths", "jeans"])
    expect(wordsOf("  ")).toEqual([])
  })
})

describe("findPhrases", () => {
  const colours = lexicon(listed({ blue: "blue", "light blue": "light blue", dress: "dress" }))
  const found = (text: string) => findPhrases(wordsOf(text), colours).map(({ value }) => value)

  it("takes the longest of two that overlap, in any number", () => {
    expect(found("light blue dresses")).toEqual(["light blue", "dress"])
    expect(found("the blues")).toEqual(["blue"])
  })

  it("does not reach across a break", () => {
    expect(found("light/blue")).toEqual(["blue"])
  })

  it("finds a phrase that is listed in the plural only in the plural", () => {
    const shoes = lexicon([["heels", "heels"]])
    expect(findPhrases(["block", "heel"], shoes)).toEqual([])
    expect(findPhrases(["heels"], shoes)).toHaveLength(1)
  })
})
