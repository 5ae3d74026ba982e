import type { Profile } from "@stylin/api/contract"
import { HAIR_COLOURS } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { figureFor } from "./figure.ts"

type Known = Parameters<typeof figureFor>[1]

const NOTHING: Known = { body_type: null, figure: null, needs: null, selfie: null }
const FAIR = HAIR_COLOURS.filter(({ name }) => /blonde|red|chestnut/.test(name)).map(
  ({ hex }) => hex,
)

/** Who wears ten feeds of ten looks. */
const wearersFor = (known: Known) =>
  Array.from({ length: 100 }, (_, i) =>
    figureFor("ada", known, `feed${Math.floor(i / 10)}.${i % 10}`),
  )

describe("before she has said who she is", () => {
  const wearers = wearersFor(NOTHING)

  it("is another woman in every look of a feed", () => {
    for (let feed = 0; feed < 10; feed++) {
      const skins = wearers.slice(feed * 10, feed * 10 + 10).map(({ skin }) => skin)
      expect(new Set(skins).size).toBe(10)
    }
    expect(new Set(wearers.slice(0, 6).map(({ face }) => face)).size).toBe(6)
    expect(new Set(wearers.map(({ bodyType }) => bodyType)).size).toBe(5)
    expect(new Set(wearers.map(({ hair }) => hair.style)).size).toBe(10)
  })

  it("has hair that goes with her skin, and grey only when she is older", () => {
    const deep = wearers.filter(({ skin }) => skin >= 7)
    expect(deep.filter(({ hair }) => FAIR.includes(hair.colour as never))).toEqual([])
    const grey = wearers.filter(({ hair }) => ["#7c7672", "#c3bfba"].includes(hair.colour))
    expect(grey).toEqual(wearers.filter(({ age }) => age === "older"))
    expect(grey.length).toBeGreaterThan(4)
    expect(grey.length).toBeLessThan(25)
  })

  it("wears nothing by chance that implies her faith", () => {
    const styles = new Set<string>(wearers.map(({ hair }) => hair.style))
    expect(["hijab", "headscarf", "headwrap"].filter((style) => styles.has(style))).toEqual([])
  })

  it("has the body type that is known, and what else she chose", () => {
    const chosen = wearersFor({
      ...NOTHING,
      body_type: "oval",
      figure: { size: "plus", head_covering: "hijab" },
    })
    expect(
      new Set(chosen.map(({ bodyType, size, hair }) => `${bodyType} ${size} ${hair.style}`)),
    ).toEqual(new Set(["oval plus hijab"]))
    expect(new Set(chosen.map(({ skin }) => skin)).size).toBe(10)
  })

  it("covers her head where she always does, as she chose or with a headscarf", () => {
    const needs = { coverage: { head: "covered" } } as const
    const styles = (figure: Profile["figure"]) =>
      new Set(wearersFor({ ...NOTHING, needs, figure }).map(({ hair }) => hair.style))
    expect(styles(null)).toEqual(new Set(["headscarf"]))
    expect(styles({ head_covering: "hijab" })).toEqual(new Set(["hijab"]))
  })

  it("is the same woman in a look that she has changed", () => {
    const first = figureFor("ada", NOTHING, "feed1.3")
    expect(figureFor("ada", NOTHING, "feed1.3.0a1b2c")).toEqual(first)
  })
})

describe("once her skin is known", () => {
  const lone = (known: Partial<Known>) => {
    const wearers = wearersFor({ ...NOTHING, ...known })
    return new Set(wearers.map(({ pose, ...who }) => JSON.stringify(who)))
  }

  it.each([
    ["her choice", { figure: { skin_tone: 6, hair_colour: "#5a3a26" } }, 6, "#5a3a26"],
    ["her selfie", { selfie: { skin_tone: 2, hair_colour: "light blonde" } }, 2, "#d8bc8a"],
    [
      "her choice before her selfie",
      { figure: { skin_tone: 9 }, selfie: { skin_tone: 2, hair_colour: "black" } },
      9,
      "#0f0c0b",
    ],
  ])("by %s, she wears every look herself", (_, known, skin, colour) => {
    const [who, ...others] = lone(known)
    expect(others).toEqual([])
    expect(JSON.parse(who ?? "")).toMatchObject({ skin, hair: { colour } })
  })

  it("keeps her face, whatever else she changes", () => {
    const chosen = wearersFor({ ...NOTHING, figure: { skin_tone: 3 } })
    const later = wearersFor({ ...NOTHING, figure: { skin_tone: 5, hair_style: "crop" } })
    expect(new Set([...chosen, ...later].map(({ face }) => face)).size).toBe(1)
  })

  it("is neither aged nor enlarged by chance", () => {
    const [who] = lone({ figure: { skin_tone: 4 } })
    expect(JSON.parse(who ?? "")).not.toHaveProperty("age")
    expect(JSON.parse(who ?? "")).not.toHaveProperty("size")
  })
})
