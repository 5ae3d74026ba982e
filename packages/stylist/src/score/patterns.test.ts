import type { Pattern } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { patterns } from "./patterns.ts"
import { brief, navy, piece, white } from "./testing.ts"

const look = (above: Pattern, below: Pattern, colours: typeof navy | typeof white = navy) => [
  piece({ kind: "blouse", pattern: above, colours: navy }),
  piece({ kind: "midi_skirt", pattern: below, colours }),
]

describe("patterns", () => {
  it("likes one print, but does not require one", () => {
    expect(patterns(look("floral", "plain"), brief())).toBeGreaterThan(0)
    expect(patterns(look("plain", "plain"), brief())).toBe(0)
  })

  it("accepts two prints that share a colour and differ in order", () => {
    const shared = patterns(look("stripe", "floral"), brief())
    expect(shared).toBeGreaterThan(patterns(look("stripe", "floral", white), brief()))
    expect(shared).toBeGreaterThan(patterns(look("floral", "animal"), brief()))
  })

  it("rejects three prints", () => {
    const three = [
      ...look("stripe", "floral"),
      piece({ kind: "blazer", pattern: "check", colours: navy }),
    ]
    expect(patterns(three, brief())).toBe(-1)
  })
})
