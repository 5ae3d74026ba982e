// @vitest-environment node
import type { WardrobeItem } from "@stylin/api/contract"
import { expect, it } from "vitest"
import { unwornOf, wearsOf } from "./wears.ts"

const item = (item_id: string, more: Partial<WardrobeItem> = {}): WardrobeItem => ({
  item_id,
  item_summary: item_id,
  image_path: "/x.svg",
  section: "upper_body",
  ...more,
})
const worn = (item_id: string, times: number, last = "2026-11-01") =>
  item(item_id, { worn: { times, last }, added_on: "2025-01-01" })
const ids = (items: readonly { item_id: string }[]) => items.map(({ item_id }) => item_id)

it("tells most from least worn once there is enough to tell", () => {
  const few = [worn("a", 3), worn("b", 1), item("c")]
  expect(wearsOf(few)).toEqual({ pieces: 2, times: 4, most: [], least: [] })

  const many = [1, 5, 2, 9, 3, 7, 4].map((times) => worn(`${times}`, times))
  const { pieces, times, most, least } = wearsOf([...many, item("never")])
  expect([pieces, times]).toEqual([7, 31])
  expect(ids(most)).toEqual(["9", "7", "5"])
  expect(ids(least)).toEqual(["1", "2", "3"])

  const alike = ["a", "b", "c", "d", "e"].map((id) => worn(id, 1))
  expect(wearsOf([...alike, worn("f", 1)])).toMatchObject({ most: [], least: [] })
  const one = wearsOf([...alike, worn("f", 2)])
  expect([ids(one.most), ids(one.least)]).toEqual([["f"], ["e", "d", "c"]])
})

it("names what is not worn for a year, or not since it was added, the longest first", () => {
  const unworn = unwornOf(
    [
      worn("lately", 4),
      worn("long ago", 4, "2025-10-03"),
      item("never", { added_on: "2026-06-01" }),
      item("new", { added_on: "2026-11-10" }),
      item("older", { added_on: "2025-02-01" }),
      item("lent", { added_on: "2025-02-01", state: "lent" }),
    ],
    "2026-11-23",
  )
  expect(
    unworn.map(({ item: { item_id }, since, isForYear }) => [item_id, since, isForYear]),
  ).toEqual([
    ["older", { is: "added", day: "2025-02-01" }, true],
    ["long ago", { is: "worn", day: "2025-10-03" }, true],
    ["never", { is: "added", day: "2026-06-01" }, false],
  ])
})
