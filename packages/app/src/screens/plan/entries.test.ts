import { expect, it } from "vitest"
import { sampleItem, sampleLook } from "../../testing/samples.ts"
import { awayIn, entriesByDay, entryWords } from "./entries.ts"

const DAY = "2026-11-25"
const plan = (id: string, day = DAY) => ({ plan_id: `plan-${id}`, day, look: sampleLook(id) })
const worn = (look_id: string, day = DAY) => ({ day, look_id, item_ids: ["shirt"] })

it("shows a planned look that was worn once, on its own day only", () => {
  const days = entriesByDay({
    plans: [plan("1"), plan("2"), plan("1", "2026-11-27")],
    worn: [worn("1")],
    looks: [],
    outfits: [],
  })
  const [first, second] = days.get(DAY) ?? []
  expect(first).toMatchObject({ isWorn: true, plan: { plan_id: "plan-1" }, look: { look_id: "1" } })
  expect(second).toMatchObject({ isWorn: false, plan: { plan_id: "plan-2" } })
  expect(days.get("2026-11-27")).toMatchObject([{ isWorn: false }])
  expect(entryWords(days.get(DAY) ?? [])).toBe("worn, 1 look planned")
  expect(entryWords([])).toBe("nothing yet")
})

it("knows a worn look from her favourites, and otherwise its pieces", () => {
  const days = entriesByDay({
    plans: [],
    worn: [worn("3"), worn("4")],
    looks: [sampleLook("3")],
    outfits: [],
  })
  expect(days.get(DAY)?.map(({ look, itemIds }) => [look?.look_id, itemIds])).toEqual([
    ["3", ["shirt"]],
    [undefined, ["shirt"]],
  ])
})

it("names what she wore as her own outfit, if its pieces are exactly these", () => {
  const [slot] = sampleLook("1").clothes
  const pieces = (...ids: readonly string[]) =>
    ids.flatMap((item_id) => (slot?.[0] ? [{ ...slot[0], item_id, isYours: true }] : []))
  const saved_at = "2026-11-20T09:00:00.000Z"
  const days = entriesByDay({
    plans: [],
    worn: [{ day: DAY, look_id: "", item_ids: ["shirt", "jeans"] }, worn("4")],
    looks: [],
    outfits: [{ id: "a", name: "Fridays", pieces: pieces("jeans", "shirt"), saved_at }],
  })
  expect(days.get(DAY)?.map(({ name }) => name)).toEqual(["Fridays", undefined])
})

it("says which of her pieces is away", () => {
  const [slot] = sampleLook("1").clothes
  const clothes = [slot ?? []].map((listed) => listed.map((one) => ({ ...one, isYours: true })))
  const look = sampleLook("1", { clothes })
  const item = { ...sampleItem("shirt-1", "upper_body"), item_summary: "Linen shirt" }
  expect(awayIn(look, [item])).toEqual([])
  expect(awayIn(look, [{ ...item, state: "wash" }])).toEqual(["Linen shirt is in the wash."])
  expect(awayIn(look, [])).toEqual(["Linen shirt is no longer in your wardrobe."])
  expect(awayIn(sampleLook("1"), [])).toEqual([])
  expect(awayIn(look, undefined), "whose wardrobe has not come yet").toEqual([])
})
