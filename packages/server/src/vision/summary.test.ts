import { describe, expect, it } from "vitest"
import type { Certainty, Recognition } from "./recognition.ts"
import { summarise } from "./summary.ts"

const NAVY = { name: "navy", hex: "#25304d", share: 0.7 } as const
const WHITE = { name: "white", hex: "#eeeeee", share: 0.3 } as const

function recognition(kind: Certainty, section: Certainty): Recognition {
  return {
    kind: { answer: "longsleeve", probability: 0.9, certainty: kind },
    section: { answer: "upper_body", probability: 0.9, certainty: section },
    kinds: ["longsleeve", "t-shirt", "shirt"],
  }
}

describe("summarise", () => {
  it("says colour, pattern and kind", () => {
    const plain = { colours: [NAVY], isMulticolour: false }
    const striped = { colours: [NAVY, WHITE], isMulticolour: false }

    expect(summarise(recognition("sure", "sure"), plain, "plain")).toBe("Navy long-sleeved top")
    expect(summarise(recognition("sure", "sure"), striped, "stripe")).toBe(
      "Navy and white striped long-sleeved top",
    )
  })

  it("says no more than is known", () => {
    const many = { colours: [NAVY, WHITE], isMulticolour: true }
    const none = { colours: [], isMulticolour: false }

    expect(summarise(recognition("ask", "sure"), many, "print")).toBe("Multicoloured printed top")
    expect(summarise(recognition("ask", "ask"), none, "plain")).toBe("Garment")
  })
})
