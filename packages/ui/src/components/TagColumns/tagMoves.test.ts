// @vitest-environment node
import { describe, expect, it } from "vitest"
import {
  type Arrow,
  applyTagMove,
  arrowIn,
  placeBeside,
  placeOf,
  type TagColumn,
} from "./tagMoves.ts"

const COLUMNS: readonly TagColumn<"love" | "dontMind" | "avoid">[] = [
  { id: "love", title: "I love", tags: ["Prints", "Layering", "Denim"] },
  { id: "dontMind", title: "I don't mind", tags: [] },
  { id: "avoid", title: "I avoid", tags: ["Leather"] },
]

describe("placeOf", () => {
  it("finds a tag's column and place", () => {
    expect(placeOf(COLUMNS, "Layering")).toEqual({ to: "love", index: 1 })
  })

  it("finds nothing for a tag that no column has", () => {
    expect(placeOf(COLUMNS, "Sneakers")).toBeUndefined()
  })
})

describe("applyTagMove", () => {
  const tags = (columns: readonly TagColumn[]) => columns.map((column) => column.tags)

  it("moves a tag into an empty column", () => {
    expect(tags(applyTagMove(COLUMNS, { tag: "Prints", to: "dontMind", index: 0 }))).toEqual([
      ["Layering", "Denim"],
      ["Prints"],
      ["Leather"],
    ])
  })

  it("reorders within a column, the place counted without the tag", () => {
    expect(tags(applyTagMove(COLUMNS, { tag: "Prints", to: "love", index: 1 }))[0]).toEqual([
      "Layering",
      "Prints",
      "Denim",
    ])
  })

  it("puts a tag at the end if the place is beyond it", () => {
    expect(tags(applyTagMove(COLUMNS, { tag: "Prints", to: "avoid", index: 9 }))[2]).toEqual([
      "Leather",
      "Prints",
    ])
  })

  it("leaves the given columns as they are", () => {
    const before = structuredClone(COLUMNS)
    applyTagMove(COLUMNS, { tag: "Prints", to: "avoid", index: 0 })
    expect(COLUMNS).toEqual(before)
  })

  it("changes nothing for an unknown tag", () => {
    expect(applyTagMove(COLUMNS, { tag: "Sneakers", to: "avoid", index: 0 })).toEqual(COLUMNS)
  })
})

it("turns sideways arrows round where columns run to the left", () => {
  const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const
  expect(arrows.map((arrow) => arrowIn("ltr", arrow))).toEqual(arrows)
  expect(arrows.map((arrow) => arrowIn("rtl", arrow))).toEqual([
    "ArrowRight",
    "ArrowLeft",
    "ArrowUp",
    "ArrowDown",
  ])
})

describe("placeBeside", () => {
  const walk = (tag: string, ...arrows: Arrow[]) =>
    arrows.reduce(
      (place, arrow) => placeBeside(COLUMNS, tag, place, arrow),
      placeOf(COLUMNS, tag) ?? { to: "love", index: -1 },
    )

  it("goes from place to place within a column", () => {
    expect(walk("Prints", "ArrowDown")).toEqual({ to: "love", index: 1 })
    expect(walk("Denim", "ArrowUp", "ArrowUp")).toEqual({ to: "love", index: 0 })
  })

  it("goes on to the next column past an end, through an empty one", () => {
    expect(walk("Denim", "ArrowDown")).toEqual({ to: "dontMind", index: 0 })
    expect(walk("Denim", "ArrowDown", "ArrowDown")).toEqual({ to: "avoid", index: 0 })
    expect(walk("Leather", "ArrowUp", "ArrowUp")).toEqual({ to: "love", index: 3 })
  })

  it("goes to the neighbouring column at once, no lower than its tags go", () => {
    expect(walk("Denim", "ArrowRight")).toEqual({ to: "dontMind", index: 0 })
    expect(walk("Leather", "ArrowLeft", "ArrowLeft")).toEqual({ to: "love", index: 0 })
  })

  it.each([
    ["Prints", "ArrowUp"],
    ["Prints", "ArrowLeft"],
    ["Leather", "ArrowDown"],
    ["Leather", "ArrowRight"],
  ] as const)("keeps %s where it is at the edge, on %s", (tag, arrow) => {
    expect(walk(tag, arrow)).toEqual(placeOf(COLUMNS, tag))
  })

  it("returns by the way it came", () => {
    expect(walk("Layering", "ArrowRight", "ArrowLeft", "ArrowDown")).toEqual(
      placeOf(COLUMNS, "Layering"),
    )
  })
})
