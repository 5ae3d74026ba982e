import { expect, it } from "vitest"
import { Figures } from "../../scripts/lib/figures.mjs"
import { goalsFor, isReached } from "../../scripts/lib/goals.mjs"

const PAINT = "largest-contentful-paint"

it("compares the feed with the splash screen and with another page of the same run", () => {
  const goals = goalsFor({
    splash: { [PAINT]: 1000 },
    feed: { [PAINT]: 1600 },
    other: { [PAINT]: 4000 },
  })

  expect(goals.map(({ value, most }) => [value, most])).toEqual([
    [1600, 1800],
    [1600, 1500],
    [1600, 2000],
  ])
  expect(goals.map(isReached)).toEqual([true, false, true])
})

it("leaves out what was not measured", () => {
  expect(goalsFor({ feed: { [PAINT]: 1600 } })).toHaveLength(1)
})

it("asks for a least number of frames", () => {
  const goals = goalsFor({ wardrobe: { "frames-a-second": 54 } })

  expect(goals).toMatchObject([{ least: 55 }])
  expect(goals.map(isReached)).toEqual([false])
})

it("keeps the median of each figure of a page", () => {
  const figures = new Figures()
  for (const value of [300, 100, 200]) figures.add("feed", { [PAINT]: value })

  expect(figures.medians()).toEqual({ feed: { [PAINT]: 200 } })
  expect(figures.lines()).toEqual(["feed", "  largest-contentful-paint   200   (300, 100, 200)"])
})
