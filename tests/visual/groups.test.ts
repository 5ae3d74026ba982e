import { describe, expect, it } from "vitest"
import type { Change } from "../../scripts/lib/visual/compare.mjs"
import { groupChanges, groupsToReview } from "../../scripts/lib/visual/groups.mjs"
import { changeOf, newStory, shotOf } from "./samples.ts"

const named = (changes: Change[]) =>
  groupChanges(changes).map((group) =>
    group.changes.map(({ story, theme, width }) => `${story} ${theme} ${width}`),
  )

describe("grouping changes", () => {
  it("puts all pictures of a story together, and stories that changed alike with it", () => {
    const changes = [
      changeOf({ story: "feed", patch: "bar-light" }),
      changeOf({ story: "card", patch: "heart" }),
      changeOf({ story: "look", patch: "bar-light" }),
      changeOf({ story: "feed", theme: "evening", patch: "bar-evening" }),
      changeOf({ story: "look", theme: "evening", width: 1440, patch: "bar-evening" }),
    ]

    expect(named(changes)).toEqual([
      ["feed light 390", "look light 390", "feed evening 390", "look evening 1440"],
      ["card light 390"],
    ])
  })

  it("keeps a story apart that changed in one more way", () => {
    const changes = [
      changeOf({ story: "feed", patch: "bar" }),
      changeOf({ story: "look", patch: "bar" }),
      changeOf({ story: "look", theme: "evening", patch: "heart" }),
    ]

    expect(named(changes)).toEqual([["feed light 390"], ["look light 390", "look evening 390"]])
  })

  it("keeps the same pixels apart where axe finds something else", () => {
    const finding = { rule: "color-contrast", help: "Readable", targets: [".price"] }
    const changes = [
      changeOf({ story: "feed" }),
      changeOf({ story: "look", violationsAdded: [finding] }),
    ]

    expect(named(changes)).toHaveLength(2)
  })

  it("takes stories that fail in the same way as one, and new ones each by itself", () => {
    const broken = { kind: "broken", after: shotOf({ picture: "", problem: "It threw." }) } as const
    const changes = [
      changeOf({ ...broken, story: "feed" }),
      changeOf({ ...broken, story: "look" }),
      newStory("card"),
      newStory("badge"),
    ]

    expect(named(changes)).toEqual([
      ["feed light 390", "look light 390"],
      ["card light 390"],
      ["badge light 390"],
    ])
  })

  it("names a group the same while a part of it is accepted", () => {
    const open = [changeOf(), changeOf({ theme: "evening", patch: "other" })]
    const half = [changeOf({ accepted: "Rounder." }), ...open.slice(1)]

    const [before] = groupChanges(open)
    const [left] = groupsToReview(half)

    expect(left?.id).toBe(before?.id)
    expect(left?.changes.map(({ theme }) => theme)).toEqual(["evening"])
  })
})
