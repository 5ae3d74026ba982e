import { describe, expect, it } from "vitest"
import { SETTINGS, settingsOf, visitedSettings } from "../../scripts/lib/story-settings.mjs"
import {
  type Asked,
  isAsked,
  missingVisits,
  placesOf,
  sameEverywhere,
  shotKey,
} from "../../scripts/lib/visual/shots.mjs"
import { shotOf } from "./samples.ts"

const stories = [
  { id: "basics-badge--plain", title: "Basics/Badge", name: "Plain" },
  { id: "product-lookcard--plain", title: "Product/LookCard", name: "Plain" },
]
const screen = { title: "Screens/Feed", name: "Ready" }
const storeOf = (...kept: Parameters<typeof shotKey>[0][]) => ({
  stories,
  has: (shot: Parameters<typeof shotKey>[0]) => kept.map(shotKey).includes(shotKey(shot)),
})
const ASKED: Asked = { words: [], quick: false, extent: "none" }
const visits = (store: ReturnType<typeof storeOf>, asked: Partial<Asked> = {}) =>
  missingVisits(store, { ...ASKED, ...asked }).map(({ story, width, themes, settings }) => [
    story.id,
    width,
    ...themes,
    ...settings.map(({ id }) => id),
  ])

it("keeps looks of states alone, and of none that is set in the machine's own typefaces", () => {
  const entryOf = (id: string, ...tags: string[]) => ({
    [id]: { id, title: "Foundations/Type", name: id, type: "story", tags },
  })
  const index = {
    entries: { ...entryOf("plain"), ...entryOf("arabic", "system-type"), ...entryOf("on", "walk") },
  }

  expect([...sameEverywhere(index)]).toEqual(["plain"])
})

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
    const quick = { ...ASKED, quick: true }
    expect(isAsked(shotOf({ theme: "evening" }), quick)).toBe(true)
    expect(isAsked(shotOf({ width: 1440 }), quick)).toBe(false)
  })

  it("takes components in every setting on a phone, and other stories in one", () => {
    const store = { ...storeOf(), stories: [...stories, { ...screen, id: "screens-feed--ready" }] }
    const seen = missingVisits(store, { ...ASKED, extent: "some" })

    expect(seen.map(({ settings }) => settings.length)).toEqual([5, 0, 5, 0, 1, 0])
    expect(seen.flatMap(placesOf).filter(({ setting }) => setting)).toHaveLength(11)
    const inAll = missingVisits(store, { ...ASKED, extent: "all" })
    expect(inAll.flatMap(placesOf).filter(({ setting }) => setting)).toHaveLength(15)
  })

  it("leaves out kept pictures of settings that are not asked for", () => {
    const shots = SETTINGS.map(({ id }) => shotOf({ story: "screens-feed--ready", setting: id }))
    const inView = (extent: Asked["extent"]) =>
      shots.filter((shot) => isAsked(shot, { ...ASKED, extent })).length

    expect([inView("none"), inView("some"), inView("all")]).toEqual([0, 1, 5])
  })

  it("gives the screens every setting by turns", () => {
    const ids = Array.from({ length: 30 }, (_, index) => `screens-feed--${"a".repeat(index)}`)
    const turns = ids.flatMap((id) => settingsOf(id, "some"))

    expect(new Set(turns.map(({ id }) => id)).size).toBe(SETTINGS.length)
  })

  it("goes nowhere for pictures that are kept", () => {
    const kept = ["light", "evening"].map((theme) => ({
      ...{ story: "basics-badge--plain", width: 390 },
      theme,
    }))

    expect(visits(storeOf(...kept), { words: ["badge"], quick: true })).toEqual([])
  })
})

it("has a visit look at room in every setting, unless it is to leave them out", () => {
  expect(visitedSettings("some")).toEqual(SETTINGS)
  expect(visitedSettings("all")).toEqual(SETTINGS)
  expect(visitedSettings("none")).toEqual([])
})
