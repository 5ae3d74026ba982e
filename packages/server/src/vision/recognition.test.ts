import { describe, expect, it } from "vitest"
import type { KindProbabilities } from "./classifier.ts"
import { recognise } from "./recognition.ts"

const NONE: KindProbabilities = {
  dress: 0,
  hat: 0,
  longsleeve: 0,
  outwear: 0,
  pants: 0,
  shirt: 0,
  shoes: 0,
  shorts: 0,
  skirt: 0,
  "t-shirt": 0,
}

describe("recognise", () => {
  it("is sure of a kind, and so of its section, from 0.702 on", () => {
    const { kind, section } = recognise({ ...NONE, skirt: 0.75, dress: 0.25 })

    expect(kind).toEqual({ answer: "skirt", probability: 0.75, certainty: "sure" })
    expect(section).toMatchObject({ answer: "lower_body", certainty: "sure" })
  })

  it("is sure of a section whose kinds it can't tell apart, and offers the likeliest three", () => {
    const { kind, kinds, section } = recognise({
      ...NONE,
      shirt: 0.4,
      longsleeve: 0.35,
      "t-shirt": 0.2,
      hat: 0.05,
    })

    expect(section).toMatchObject({ answer: "upper_body", certainty: "sure" })
    expect(kind.certainty).toBe("ask")
    expect(kinds).toEqual(["shirt", "longsleeve", "t-shirt"])
  })

  it("asks for the section too when all are about as likely", () => {
    const { section } = recognise({ ...NONE, dress: 0.3, pants: 0.3, shoes: 0.2, hat: 0.2 })

    expect(section.certainty).toBe("ask")
  })
})
