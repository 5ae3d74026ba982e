import { describe, expect, it } from "vitest"
import { accept, findAcceptance, withdraw } from "../../scripts/lib/visual/acceptance.mjs"
import { findChanges } from "../../scripts/lib/visual/compare.mjs"
import type { Shot } from "../../scripts/lib/visual/shots.mjs"

const shot = (changes: Partial<Shot> = {}): Shot => ({
  story: "basics-button--primary",
  title: "Basics/Button",
  name: "Primary",
  theme: "light",
  width: 390,
  picture: "a",
  violations: [],
  ...changes,
})

const contrast = (...targets: string[]) => ({
  rule: "color-contrast",
  help: "Text must be readable",
  targets,
})

/** Pictures are named by a number here; their difference is that of the numbers. */
const comparePictures = (before: string, after: string) => ({
  share: Math.abs(Number(before) - Number(after)) / 100,
  difference: `${before}-${after}`,
  patch: `${before}-${after}`,
})

const changesBetween = (
  before: Shot[],
  after: Shot[],
  acceptances: ReturnType<typeof accept> = [],
) => findChanges(before, after, acceptances, comparePictures)

describe("finding changes", () => {
  it("finds none if pictures and findings are the same", () => {
    expect(changesBetween([shot()], [shot()])).toEqual([])
  })

  it("puts failures first, then the larger change, then new and removed pictures", () => {
    const before = [
      shot({ story: "small", picture: "10" }),
      shot({ story: "large", picture: "10" }),
      shot({ story: "gone" }),
      shot({ story: "fails" }),
    ]
    const after = [
      shot({ story: "new" }),
      shot({ story: "small", picture: "11" }),
      shot({ story: "large", picture: "60" }),
      shot({ story: "fails", picture: "", problem: "It threw." }),
    ]

    const changes = changesBetween(before, after)

    expect(changes.map(({ story, kind, share }) => [story, kind, share])).toEqual([
      ["fails", "broken", 1],
      ["large", "changed", 0.5],
      ["small", "changed", 0.01],
      ["new", "added", 1],
      ["gone", "removed", 1],
    ])
  })

  it("keeps a story's themes and widths apart", () => {
    const before = [shot({ picture: "1" }), shot({ theme: "evening", picture: "2" })]
    const after = [shot({ picture: "1" }), shot({ theme: "evening", picture: "3" })]

    expect(changesBetween(before, after).map(({ theme }) => theme)).toEqual(["evening"])
  })

  it("names only the findings that came or went, element by element", () => {
    const before = [shot({ violations: [contrast(".price", ".name")] })]
    const after = [shot({ violations: [contrast(".name", ".brand")] })]

    const [change] = changesBetween(before, after)

    expect(change).toMatchObject({
      kind: "changed",
      share: 0,
      violationsAdded: [contrast(".brand")],
      violationsRemoved: [contrast(".price")],
    })
  })

  it("counts a story that could not be pictured before as new", () => {
    const before = [shot({ picture: "", problem: "It threw." })]

    expect(changesBetween(before, [shot()])[0]?.kind).toBe("added")
  })
})

describe("accepting", () => {
  const noted = (reason: string, drawnBy = "linux Chromium 1") => ({ reason, drawnBy })
  const [change] = changesBetween([shot({ picture: "1" })], [shot({ picture: "2" })])
  if (!change) throw new Error("There is a change to accept.")
  const accepted = accept([], [change], noted("Rounder."))

  it("covers the very same change in later runs, and says why", () => {
    const [again] = changesBetween([shot({ picture: "1" })], [shot({ picture: "2" })], accepted)

    expect(again?.accepted).toBe("Rounder.")
  })

  it.each([
    ["another picture", shot({ picture: "3" })],
    ["a new finding in the same picture", shot({ picture: "2", violations: [contrast("a")] })],
    ["the same picture in another theme", shot({ picture: "2", theme: "evening" })],
  ])("does not cover %s", (_, after) => {
    const before = shot({ picture: "1", theme: after.theme })

    expect(changesBetween([before], [after], accepted)[0]?.accepted).toBeUndefined()
  })

  it("covers a story's removal until it is back", () => {
    const [removal] = changesBetween([shot()], [])
    const acceptances = accept([], removal ? [removal] : [], noted("No longer needed."))

    expect(changesBetween([shot()], [], acceptances)[0]?.accepted).toBe("No longer needed.")
    expect(changesBetween([], [shot()], acceptances)[0]?.accepted).toBeUndefined()
  })

  it("replaces what was accepted before in the same place, and keeps the file's order", () => {
    const [second] = changesBetween([shot({ picture: "2" })], [shot({ picture: "9" })])
    const [other] = changesBetween([], [shot({ story: "avatar--plain" })])
    const both = accept(accepted, second && other ? [second, other] : [], noted("Smaller."))

    expect(both.map(({ story, picture }) => [story, picture])).toEqual([
      ["avatar--plain", "a"],
      ["basics-button--primary", "9"],
    ])
  })

  it("keeps what was accepted of another browser's picture", () => {
    const [second] = changesBetween([shot({ picture: "2" })], [shot({ picture: "9" })])
    const elsewhere = noted("Rounder there too.", "darwin Chromium 2")

    const both = accept(accepted, second ? [second] : [], elsewhere)

    expect(both.map(({ picture }) => picture).sort()).toEqual(["2", "9"])
  })

  it("can be taken back, for one picture alone", () => {
    const [other] = changesBetween([], [shot({ story: "avatar--plain" })])
    const both = accept(accepted, other ? [other] : [], noted("New."))

    const left = withdraw(both, [change])

    expect(left.map(({ story }) => story)).toEqual(["avatar--plain"])
  })

  it("never covers a story that fails", () => {
    const [failure] = changesBetween([shot()], [shot({ picture: "", problem: "It threw." })])
    if (!failure) throw new Error("A failure is a change.")

    expect(accept([], [failure], noted("Whatever."))).toEqual([])
    const forged = accepted.map((one) => ({ ...one, picture: "" }))
    expect(findAcceptance(failure, forged)).toBeUndefined()
  })
})
