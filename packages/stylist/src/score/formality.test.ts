import { describe, expect, it } from "vitest"
import { formality, occasionWorth } from "./formality.ts"
import { black, brief, piece } from "./testing.ts"

const smart = (["blazer", "trousers", "loafers"] as const).map((kind) =>
  piece({ kind, colours: black }),
)
const sporty = (["hoodie", "joggers", "trainers"] as const).map((kind) =>
  piece({ kind, colours: black }),
)

describe("formality", () => {
  it("prefers tailoring to sportswear at work, and the reverse outdoors", () => {
    expect(formality(smart, brief("work"))).toBeGreaterThan(formality(sporty, brief("work")))
    expect(formality(sporty, brief("outdoors"))).toBeGreaterThan(
      formality(smart, brief("outdoors")),
    )
  })

  it("falls with every step from what the occasion asks", () => {
    const shoes = piece({ kind: "flats", colours: black })
    const worths = [4, 3, 2, 1].map((grade) =>
      occasionWorth({ ...shoes, formality: grade }, brief("work")),
    )
    expect(worths).toEqual(worths.toSorted((a, b) => b - a))
    expect(new Set(worths).size).toBe(4)
  })

  it("requires that the clothes agree with each other", () => {
    const [blazer, , loafers] = smart
    const mixed = [blazer, piece({ kind: "joggers", colours: black }), loafers].filter(
      (one) => one !== undefined,
    )
    expect(formality(mixed, brief("outings"))).toBeLessThan(formality(smart, brief("outings")))
  })
})
