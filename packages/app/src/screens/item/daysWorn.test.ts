import { expect, it } from "vitest"
import { sampleItem } from "../../testing/samples.ts"
import { daysWorn } from "./daysWorn.ts"

const [SKIRT, TOP, BOOTS] = [
  sampleItem("skirt", "lower_body"),
  sampleItem("top", "upper_body"),
  sampleItem("boots", "shoes"),
]

it("says with what a piece was worn on each day, the last first, once however often it was said", () => {
  const worn = [
    { day: "2026-10-02", look_id: "a", item_ids: ["skirt", "top"] },
    { day: "2026-10-02", look_id: "b", item_ids: ["skirt", "boots"] },
    { day: "2026-10-09", look_id: "", item_ids: ["skirt"] },
    { day: "2026-10-10", look_id: "c", item_ids: ["top", "boots"] },
    { day: "2026-10-11", look_id: "d", item_ids: ["skirt", "one she has given away"] },
    { day: "2026-10-12", look_id: "e", item_ids: ["boots", "skirt"] },
  ]

  expect(daysWorn("skirt", worn, [SKIRT, TOP, BOOTS])).toEqual([
    { day: "2026-10-12", others: [BOOTS] },
    { day: "2026-10-02", others: [TOP, BOOTS] },
  ])
})
