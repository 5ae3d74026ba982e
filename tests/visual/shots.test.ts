import { describe, expect, it } from "vitest"
import { isAsked, missingVisits, shotKey } from "../../scripts/lib/visual/shots.mjs"
import { shotOf } from "./samples.ts"

const stories = [
  { id: "basics-badge--plain", title: "Basics/Badge", name: "Plain" },
  { id: "product-lookcard--plain", title: "Product/LookCard", name: "Plain" },
]
const storeOf = (...kept: Parameters<typeof shotKey>[0][]) => ({
  stories,
  has: (shot: Parameters<typeof shotKey>[0]) => kept.map(shotKey).includes(shotKey(shot)),
})
const visits = (store: ReturnType<typeof storeOf>, asked = { words: [""], quick: false }) =>
  missingVisits(store, asked).map(({ story, width, themes }) => [story.id, width, ...themes])

describe("visiting stories", () => {
  it("takes both themes at both widths", () => {
    expect(visits(storeOf())).toEqual([
      ["basics-badge--plain", 390, "light", "evening"],
      ["basics-badge--plain", 1440, "light", "evening"],
      ["product-lookcard--plain", 390, "light", "evening"],
      ["product-lookcard--plain", 1440, "light", "evening"],
    ])
  })

  it("takes both themes of phones alone, if it must be quick", () => {
    expect(visits(storeOf(), { words: ["badge"], quick: true })).toEqual([
      ["basics-badge--plain", 390, "light", "evening"],
    ])
    const quick = { words: [], quick: true }
    expect(isAsked(shotOf({ theme: "evening" }), quick)).toBe(true)
    expect(isAsked(shotOf({ width: 1440 }), quick)).toBe(false)
  })

  it("goes nowhere for pictures that are kept", () => {
    const kept = ["light", "evening"].map((theme) => ({
      ...{ story: "basics-badge--plain", width: 390 },
      theme,
    }))

    expect(visits(storeOf(...kept), { words: ["badge"], quick: true })).toEqual([])
  })
})
