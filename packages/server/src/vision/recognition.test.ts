import { describe, expect, it } from "vitest"
import { recognise, recogniseWorn } from "./recognition.ts"
import { NO_KIND } from "./testing/no-kind.ts"
import { WORN_LABELS } from "./worn-kinds.ts"

describe("recognise", () => {
  it("is sure of a kind, and so of its section, from 0.702 on", () => {
    const { kind, section } = recognise({ ...NO_KIND, skirt: 0.75, dress: 0.25 })

    expect(kind).toEqual({ answer: "skirt", probability: 0.75, certainty: "sure" })
    expect(section).toMatchObject({ answer: "lower_body", certainty: "sure" })
  })

  it("is sure of a section whose kinds it can't tell apart, and offers the likeliest three", () => {
    const { kind, kinds, section } = recognise({
      ...NO_KIND,
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
    const { section } = recognise({ ...NO_KIND, dress: 0.3, pants: 0.3, shoes: 0.2, hat: 0.2 })

    expect(section.certainty).toBe("ask")
  })
})

describe("recogniseWorn", () => {
  const labelled = (likely: Readonly<Record<string, number>>) =>
    Float32Array.from(WORN_LABELS, ([label]) => likely[label] ?? 0)

  it("takes the likeliest kind of those that such a garment can be, to be checked", () => {
    const said = labelled({ shirt: 0.6, blouse: 0.1, coat: 0.9, heels: 0.8 })

    const { kind, kinds, section } = recogniseWorn("top", said)

    expect(kind).toMatchObject({ answer: "shirt", certainty: "check" })
    expect(kinds.slice(0, 2)).toEqual(["shirt", "blouse"])
    expect(section).toMatchObject({ answer: "upper_body", certainty: "check" })
  })

  it("adds up words for one kind, and asks where none is likely enough", () => {
    const said = labelled({ heels: 0.2, pumps: 0.2, boots: 0.3, sandals: 0.2 })

    const { kind } = recogniseWorn("shoes", said)

    expect(kind).toMatchObject({ answer: "heels", certainty: "ask" })
  })
})
