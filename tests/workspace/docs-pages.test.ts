import { globSync } from "node:fs"
import { basename, join } from "node:path"
import { createElement } from "react"
import { describe, expect, it } from "vitest"
import { adviceStory, type Side } from "../../.storybook/docs/adviceStory.ts"
import { MARK_SIZE, placeMarks } from "../../.storybook/docs/partMarks.ts"
import { holdsElements } from "../../.storybook/docs/withoutElements.ts"
import type { ComponentNotes } from "../../packages/ui/src/components/componentNotes.ts"
import { unvisitedIn } from "../../scripts/lib/docs-pages.mjs"
import * as advice from "../../stories/docs/Advice.stories.tsx"

const ROOT = join(import.meta.dirname, "../..")

describe("the numbers on a component's parts", () => {
  const found = (part: string, left: number, top: number) => ({
    part,
    box: { left, top, width: 40, height: 140 },
  })

  it("are in reading order, each at the corner of its part", () => {
    const marks = placeMarks(
      [found("foot", 20, 120), found("end", 80, 20), found("head", 20, 20)],
      200,
    )

    expect(marks.map(({ part }) => part)).toEqual(["head", "end", "foot"])
    expect(marks.map(({ at }) => at)).toEqual([
      { left: 12, top: 12 },
      { left: 72, top: 12 },
      { left: 12, top: 112 },
    ])
  })

  it("stand in the picture, and none covers another", () => {
    const width = 50
    const marks = placeMarks(
      [found("a", 0, 0), found("b", 0, 0), found("c", 2, 2), found("d", 90, -8)],
      width,
    )

    for (const { at } of marks) {
      expect(at.left).toBeGreaterThanOrEqual(0)
      expect(at.left).toBeLessThanOrEqual(width - MARK_SIZE)
      expect(at.top).toBeGreaterThanOrEqual(0)
    }
    const covering = marks.flatMap((one, index) =>
      marks.slice(index + 1).filter(({ at }) => {
        const [x, y] = [Math.abs(at.left - one.at.left), Math.abs(at.top - one.at.top)]
        return x < MARK_SIZE && y < MARK_SIZE
      }),
    )
    expect(covering).toEqual([])
  })

  it("stand around low parts, clear of all of them, with a line to each", () => {
    const low = (part: string, left: number, top: number, width: number, height: number) => ({
      part,
      box: { left, top, width, height },
    })
    const ground = low("ground", 17, 17, 120, 22)
    const marks = placeMarks(
      [ground, low("icon", 26, 22, 12, 12), low("words", 42, 20, 80, 16)],
      300,
    )

    const sideOf = ({ at }: { at: { top: number } }) =>
      at.top < ground.box.top ? "above" : "below"
    expect(marks.map((mark) => [mark.part, sideOf(mark)])).toEqual([
      ["ground", "below"],
      ["icon", "above"],
      ["words", "above"],
    ])
    for (const { at, line, box } of marks) {
      expect(at.top + MARK_SIZE <= ground.box.top || at.top >= 39).toBe(true)
      const reached = at.top < box.top ? box.top : at.top
      expect((line?.top ?? 0) + (line?.height ?? 0)).toBe(reached)
    }
  })
})

it.each([
  ["an element", createElement("p", { key: "one" }), true],
  ["a list of elements", [createElement("p", { key: "one" })], true],
  ["an object that holds one", { icon: createElement("svg") }, true],
  ["a function", () => undefined, true],
  ["words", "Kept", false],
  ["plain values", { amount: 12, tags: ["Linen"], note: null }, false],
])("a control is offered only for what can be edited: %s", (_, value, holds) => {
  expect(holdsElements(value)).toBe(holds)
})

describe("what a docs page shows in a frame", () => {
  const stories = new Set(["advice--modal-do"])
  const at = (query: string) => `http://localhost/iframe.html?viewMode=story&${query}`

  it("is a story that is visited by itself, as it is visited", () => {
    expect(unvisitedIn(at("id=advice--modal-do&globals=theme:evening"), stories)).toEqual([])
    expect(unvisitedIn(at("id=advice--modal-dont"), stories)).toHaveLength(1)
    expect(unvisitedIn(at("id=advice--modal-do&args=name:Navbar"), stories)).toHaveLength(1)
    expect(unvisitedIn("about:blank", stories)).toHaveLength(1)
  })

  it("of what to do and what not is a story for each, and there are no others", async () => {
    const paths = globSync("packages/ui/src/components/*/*.docs.tsx", { cwd: ROOT })
    const read = paths.map(async (path) => {
      const { notes }: { notes: ComponentNotes } = await import(join(ROOT, path))
      const sides: Side[] = ["do", "dont"]
      return sides
        .filter((side) => notes[side].frame !== undefined)
        .map((side) => ({ name: basename(path, ".docs.tsx"), side }))
    })
    const framed = (await Promise.all(read)).flat()
    const { default: meta, ...shown } = advice

    expect(framed.length).toBeGreaterThan(15)
    expect(
      Object.fromEntries(Object.entries(shown).map(([story, { args }]) => [story, args])),
    ).toEqual(Object.fromEntries(framed.map((args) => [adviceStory(args.name, args.side), args])))
    expect(meta.tags).not.toContain("!test")
  })
})
