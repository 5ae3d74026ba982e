import type { ColourName } from "@stylin/garments/colour"
import type { GarmentWords, Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import type { Profile } from "../person/person.ts"
import type { Piece } from "../pieces/piece.ts"
import { scoreOf } from "../score/score.ts"
import { brief, piece } from "../score/testing.ts"
import { sayOccasion } from "./occasion.ts"
import { sayTogether } from "./say-together.ts"
import { sayWearing } from "./say-wearing.ts"
import { WEARING_SAYINGS } from "./skeletons/how-to-wear.ts"
import { WEATHER_SAYINGS } from "./skeletons/occasion.ts"
import { tipsOf } from "./wearing.ts"

const of = (kind: Kind, colour: ColourName = "black", more: Partial<GarmentWords> = {}) =>
  piece({ kind, colours: [{ colour }], ...more })
const cases = (...look: readonly Piece[]) => tipsOf(look).map(({ is }) => is)
const rest = [of("jumper", "navy"), of("trousers", "grey"), of("loafers")]

describe("advice", () => {
  it("hangs the ends of a woollen scarf, and knots a square of silk", () => {
    expect(cases(...rest, of("scarf", "red", { cloth: { material: "wool" } }))).toContain("scarf")
    for (const material of ["silk", "satin"] as const) {
      const told = cases(...rest, of("scarf", "red", { cloth: { material } }))
      expect(told).toContain("knotted")
      expect(told).not.toContain("scarf")
    }
  })

  it("shows the only jewellery, at the ears in the evening if she does not cover them, and speaks of no hair", () => {
    expect(cases(...rest, of("necklace"))).toContain("jewel")
    expect(cases(...rest, of("necklace"), of("earrings"))).not.toContain("jewel")
    const look = [...rest, of("earrings", "gold")]
    const told = (needs: Profile["needs"]) => {
      const about = brief("dating", { needs })
      return [...sayWearing(look, about, 99, 0)].map(({ sayings }) => sayings)
    }
    expect(told({})).toContain(WEARING_SAYINGS.atEar)
    const byDay = [...sayWearing(look, brief("outings"), 99, 0)]
    expect(byDay.map(({ sayings }) => sayings)).not.toContain(WEARING_SAYINGS.atEar)
    expect(told({ coverage: { head: "covered" } })).not.toContain(WEARING_SAYINGS.atEar)
    const hair = Object.entries(WEARING_SAYINGS).filter(([, all]) => /hair/.test(all.join()))
    expect(hair).toEqual([])
  })

  it("leaves no double-breasted blazer open", () => {
    const told = (name: string) => {
      const blazer = { ...of("blazer", "navy"), owned: true, name }
      return cases(blazer, of("blouse", "cream"), of("trousers", "navy"))
    }
    expect(told("navy blazer")).toContain("open")
    expect(told("navy double breasted blazer")).not.toContain("open")
  })

  it("opens a jacket only over what is better seen than in another colour", () => {
    const look = [of("blazer", "navy"), of("blouse", "cream"), of("trousers", "navy")]
    const open = (worn: readonly Piece[]) => tipsOf(worn).find(({ is }) => is === "open")
    const about = brief("work")
    expect(scoreOf(open(look)?.without ?? look, about)).toBeLessThan(scoreOf(look, about))
    expect(open(look)?.of).toEqual(look.slice(0, 2))
    const unknown = look.map((one, at) => (at === 1 ? { ...one, colours: [] } : one))
    expect(open(unknown)).toBeUndefined()
  })

  it("gives way to other advice where all its sentences have been said", () => {
    const look = [...rest, of("scarf", "red"), of("crossbody_bag", "tan")]
    expect([...sayWearing(look, brief("outings"), 99, 0)].length).toBeGreaterThan(1)
  })
})

describe("warm enough for winter", () => {
  const warm = of("wool_coat", "navy", { cloth: { material: "wool" } })
  const look = [warm, of("jumper", "grey"), of("wide_leg_trousers", "grey"), of("ankle_boots")]
  const isSaid = (worn: readonly Piece[], weather: { low: number; high: number }) => {
    const dressed = worn.map((one) => ({ ...one, formality: 3, seasons: 15, warmth: 5 }))
    const found = sayOccasion(dressed, brief("outings", { month: 1, weather }), 99, 0)
    return WEATHER_SAYINGS.some((saying) => found?.sayings.includes(saying))
  }

  it("is what makes the look so by the weather's rule", () => {
    expect(isSaid(look, { low: 3, high: 8 })).toBe(true)
    // Not where it is colder than the look allows, or where thin things would do.
    expect(isSaid(look, { low: -25, high: -20 })).toBe(false)
    expect(isSaid(look, { low: 18, high: 24 })).toBe(false)
  })
})

describe("pieces as dressy as each other", () => {
  it("are said to go together for want of anything else", () => {
    const look = [of("blouse", "cream"), of("trousers", "navy"), of("loafers", "navy")]
    const found = [...sayTogether(look, brief("outings"), 99, 0)]
    expect(found.at(-1)?.term).toBe("formality")
    expect(found[0]?.term).not.toBe("formality")
  })
})
