import type { GarmentWords, Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { black, brief, piece } from "../score/testing.ts"
import { needOf } from "../weather/need.ts"
import { rulesBroken } from "./rules.ts"

const of = (kind: Kind, more: Partial<GarmentWords> = {}) =>
  piece({ kind, colours: black, ...more }, { owned: true })
const all = (...kinds: readonly Kind[]) => kinds.map((kind) => of(kind))

describe("a day's low and high", () => {
  it("ask for a layer where they are far apart, and for none in a warm night's day", () => {
    const look = all("t_shirt", "jeans", "trainers")
    const broken = (low: number, high: number, ...more: readonly Kind[]) =>
      rulesBroken([...look, ...all(...more)], brief("errands", { weather: { low, high } }))
    expect(broken(12, 23)).toContain("nothing-over")
    expect(broken(12, 23, "cardigan")).not.toContain("nothing-over")
    expect(broken(14, 24)).not.toContain("nothing-over")
    expect(broken(13, 21)).not.toContain("nothing-over")
  })

  it("ask for a layer on a mild evening out, and not for errands on such a day", () => {
    const broken = (activity: "dating" | "errands", ...over: readonly Kind[]) =>
      rulesBroken(
        all("blouse", "jeans", "heels", ...over),
        brief(activity, { weather: { low: 13, high: 17 } }),
      )
    expect(broken("dating")).toContain("nothing-over")
    expect(broken("dating", "denim_jacket")).not.toContain("nothing-over")
    expect(broken("errands")).not.toContain("nothing-over")
  })

  it("leave enough on indoors when the coat comes off, and not too much", () => {
    const below = (...kinds: readonly Kind[]) =>
      rulesBroken(all("puffer", "tights", "ankle_boots", ...kinds), brief("work", { month: 4 }))
    expect(below("vest", "mini_skirt")).toContain("too-cold")
    expect(below("shirt", "midi_skirt")).not.toContain("too-cold")
  })
})

it("aims at less for errands and at more for a date than for a day at work, in the cold", () => {
  const day = { low: 4, high: 4, isWet: false, isWindy: false }
  const aims = (["errands", "work", "dating"] as const).map((one) => needOf(day, one).aim)
  expect(aims[0]).toBeCloseTo((aims[1] ?? 0) - 0.1)
  expect(aims[2]).toBeCloseTo((aims[1] ?? 0) + 0.1)
})
