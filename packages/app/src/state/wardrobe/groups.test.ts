import type { WardrobeItem } from "@stylin/api/contract"
import { expect, it } from "vitest"
import { sampleItem } from "../../testing/samples.ts"
import { groupBySection } from "./groups.ts"

const top = (id: string, kind?: WardrobeItem["kind"]): WardrobeItem => ({
  ...sampleItem(id, "upper_body"),
  ...(kind && { kind }),
})

it("groups by section in the order sections are shown, without empty ones", () => {
  const [shoes, shirt, boots] = [sampleItem("1", "shoes"), top("2"), sampleItem("3", "shoes")]
  expect(groupBySection([shoes, shirt, boots])).toEqual([
    { section: "upper_body", items: [shirt] },
    { section: "shoes", items: [shoes, boots] },
  ])
})

it("divides a large section as a closet is, what cannot be worn last on its shelf", () => {
  const washed: WardrobeItem = { ...top("washed", "wool_coat"), state: "wash" }
  const items = [
    ...["1", "2", "3", "4"].map((id) => top(id, "jumper")),
    top("unknown"),
    washed,
    top("5", "cardigan"),
    top("6", "parka"),
    top("7", "evening_dress"),
  ]

  const [group] = groupBySection(items)

  const ids = group?.shelves?.map(({ name, items: own }) => [name, own.map((one) => one.item_id)])
  expect(ids).toEqual([
    ["coats", ["6", "washed"]],
    ["knitwear", ["1", "2", "3", "4", "5"]],
    ["dresses", ["7"]],
    ["other", ["unknown"]],
  ])
  expect(group?.items.map(({ item_id }) => item_id)).toEqual(
    group?.shelves?.flatMap(({ items: own }) => own.map((one) => one.item_id)),
  )
})

it("leaves a small section whole, and a large one of one shelf", () => {
  const knits = Array.from({ length: 20 }, (_, at) => top(String(at), "jumper"))
  expect(groupBySection(knits)).toEqual([{ section: "upper_body", items: knits }])
  const few = [top("a", "parka"), top("b", "jumper")]
  expect(groupBySection(few)).toEqual([{ section: "upper_body", items: few }])
})
