import { PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { kindCode } from "../pieces/codes.ts"
import { pieceOf } from "../pieces/piece.ts"
import { seededRandom } from "../random.ts"
import { garment } from "../testing.ts"
import { shapeOf } from "./carried.ts"
import { personOf } from "./person.ts"

const DENIM = PREFERENCE_TAGS.indexOf("Denim")
const jeans = garment("jeans", { colours: ["blue"] })
const dress = garment("maxi_dress", { colours: ["red"] })
const passed = (...looks: (typeof jeans)[][]) =>
  looks.map((garments, place) => ({ garments, place: place % 3 }))
const tags = { love: ["Denim" as const], dontMind: [], avoid: [] }

describe("what she wore", () => {
  it("tells more than a favourite, and counts less the longer ago it was", () => {
    const leaning = (shown: Parameters<typeof personOf>[0]) =>
      personOf(shown).preference.kinds[kindCode("jeans")] ?? 0

    const kept = leaning({ favourites: [[jeans]] })
    expect(leaning({ worn: [[jeans]] })).toBeGreaterThan(kept)
    expect(leaning({ worn: [[dress], [jeans]] })).toBeLessThan(
      leaning({ worn: [[jeans], [dress]] }),
    )
    expect(kept).toBeGreaterThan(0)
  })
})

describe("passed-over looks", () => {
  it("never override a tag, or what it says about a garment", () => {
    const many = passed(...Array.from({ length: 30 }, () => [jeans]), [dress])
    const before = personOf({ tags }).preference
    const after = personOf({ tags, skipped: many }).preference

    expect(after.tags[DENIM]).toBe(before.tags[DENIM])
    expect(after.kinds[kindCode("jeans")]).toBe(before.kinds[kindCode("jeans")])
    expect(after.kinds[kindCode("maxi_dress")]).toBeLessThan(0)
  })

  it("count less the later they were shown", () => {
    const leaning = (place: number) =>
      personOf({ skipped: [{ garments: [jeans], place }] }).preference.tags[DENIM] ?? 0

    expect(leaning(0)).toBeLessThan(leaning(2))
    expect(leaning(2)).toBeLessThan(0)
  })

  it("count less for what was in every look", () => {
    const each = (looks: (typeof jeans)[][]) =>
      (personOf({ skipped: passed(...looks) }).preference.tags[DENIM] ?? 0) /
      looks.filter((look) => look.includes(jeans)).length

    expect(each([[jeans], [dress], [dress]])).toBeLessThan(each([[jeans], [jeans], [jeans]]))
  })
})

describe("what she keeps", () => {
  it("distinguish dresses from separates, and wide from close", () => {
    const { shapes } = personOf({ favourites: [[dress], [dress]] }).preference
    const leaningTo = (one: typeof jeans) => shapes[shapeOf(pieceOf(one))] ?? 0
    const slip = garment("slip_dress")

    expect(leaningTo(dress)).toBeGreaterThan(0)
    expect(leaningTo(jeans)).toBe(0)
    expect(shapeOf(pieceOf(garment("leggings")))).not.toBe(shapeOf(pieceOf(jeans)))
    expect(shapeOf(pieceOf(slip))).not.toBe(shapeOf(pieceOf(jeans)))
  })

  it("count more the newer they are", () => {
    const red = Array.from({ length: 20 }, () => [dress])
    const blue = [[jeans]]
    const leaning = (favourites: (typeof jeans)[][]) =>
      personOf({ favourites }).preference.tags[DENIM] ?? 0

    expect(leaning([...blue, ...red])).toBeGreaterThan(leaning([...red, ...blue]))
  })
})

describe("a draw from what is believed", () => {
  it("is the same for the same seed, differs for another, and keeps her tags", () => {
    const drawn = (seed: number) => personOf({ tags }, [], seededRandom(seed)).preference

    expect(drawn(1)).toEqual(drawn(1))
    expect(drawn(1).kinds).not.toEqual(drawn(2).kinds)
    expect(drawn(1).tags[DENIM]).toBe(personOf({ tags }).preference.tags[DENIM])
  })

  it("is made only where nothing that she did has told yet", () => {
    const [one, other] = [1, 2].map((seed) => {
      const { preference } = personOf({ favourites: [[dress]] }, [], seededRandom(seed))
      return preference.kinds
    })
    const known = personOf({ favourites: [[dress]] }).preference.kinds
    const told = kindCode("maxi_dress")
    expect(one?.[told]).toBe(known[told])
    expect(one?.filter((value, kind) => value === other?.[kind])).toHaveLength(1)
  })

  it("has the belief's mean, from -1 to 1", () => {
    const draws = Array.from({ length: 40 }, (_, seed) => [
      ...personOf({ favourites: [[dress]] }, [], seededRandom(seed)).preference.colours,
    ]).flat()
    expect(Math.max(...draws)).toBeLessThanOrEqual(1)
    expect(Math.min(...draws)).toBeGreaterThanOrEqual(-1)
    expect(Math.abs(draws.reduce((sum, one) => sum + one, 0) / draws.length)).toBeLessThan(0.1)
  })
})
