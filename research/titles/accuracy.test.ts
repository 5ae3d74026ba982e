import { checkGarment } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { accuracyOf, KEPT_APART, TUNED } from "./accuracy.ts"

describe("the labelled titles", () => {
  it("are at least 300, a third of them held out, and use the vocabulary's words", () => {
    expect(TUNED.length + KEPT_APART.length).toBeGreaterThanOrEqual(300)
    expect(KEPT_APART.length / (TUNED.length + KEPT_APART.length)).toBeGreaterThan(0.3)
    const faults = [...TUNED, ...KEPT_APART].flatMap(({ text, kind, said = {} }) => {
      const { pattern, material, wearer, ...cut } = said
      if (!kind) return []
      try {
        checkGarment({ kind, cut, colours: [{ colour: "red" }] })
        return []
      } catch (error) {
        return [`${text}: ${error}`]
      }
    })
    expect(faults).toEqual([])
  })

  it("are read correctly, the held-out ones nearly as often as the others", () => {
    const floors = { kind: 0.97, colours: 0.95, pattern: 0.97, material: 0.95, cut: 0.95 }
    for (const titles of [TUNED, KEPT_APART]) {
      const accuracy = accuracyOf(titles)
      for (const [field, floor] of Object.entries(floors)) {
        expect(accuracy).toHaveProperty(field)
        expect(accuracy[field as keyof typeof floors], field).toBeGreaterThanOrEqual(floor)
      }
      expect(accuracy.all).toBeGreaterThanOrEqual(0.9)
    }
  })
})
