import { describe, expect, it } from "vitest"
import { toLab } from "./lab.ts"
import { COLOUR_NAMES } from "./names.ts"
import { pairHarmony } from "./pair-harmony.ts"

describe("pairHarmony", () => {
  it("gives black and white the value worked out by hand from the paper", () => {
    expect(pairHarmony(toLab("#000000"), toLab("#ffffff"))).toBeCloseTo(0.546, 2)
  })

  it("stays near the range of the paper, whose colours were less pale than ours", () => {
    for (const one of COLOUR_NAMES) {
      for (const other of COLOUR_NAMES) {
        const harmony = pairHarmony(toLab(one), toLab(other))
        expect(harmony).toBeGreaterThan(-1.24)
        expect(harmony).toBeLessThan(1.6)
      }
    }
  })

  it("does not mind which comes first", () => {
    const [teal, coral] = [toLab("teal"), toLab("coral")]
    expect(pairHarmony(teal, coral)).toBeCloseTo(pairHarmony(coral, teal), 10)
  })

  it("finds what the paper found: light beats dark, near hues beat far, blue beats red", () => {
    const pair = (one: `#${string}`, other: `#${string}`) => pairHarmony(toLab(one), toLab(other))
    expect(pair("#cfe0ef", "#a9c7e2")).toBeGreaterThan(pair("#1f2a47", "#34456f"))
    expect(pair("#4c709d", "#5a86c4")).toBeGreaterThan(pair("#3f6fb0", "#b08a3f"))
    expect(pair("#4c709d", "#cccccc")).toBeGreaterThan(pair("#b04a3f", "#cccccc"))
  })
})
