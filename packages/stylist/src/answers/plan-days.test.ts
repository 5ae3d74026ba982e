import { expect, it } from "vitest"
import { kindOf, placeOf } from "../pieces/codes.ts"
import { garment } from "../testing.ts"
import { type DayToDress, planDays } from "./plan-days.ts"

const COLOURS = ["black", "navy", "grey"]
const own = (kind: Parameters<typeof garment>[0], colour = "black") =>
  garment(kind, { id: `${colour} ${kind}`, colours: [colour], owned: true })
const WARDROBE = [
  ...(["jumper", "shirt", "trousers"] as const).flatMap((kind) =>
    COLOURS.map((colour) => own(kind, colour)),
  ),
  own("t_shirt"),
  own("shorts"),
  own("wool_coat"),
  own("ankle_boots"),
  own("sandals"),
]
const COLD = { low: 2, high: 7 }
/** From Monday on. */
const week = (weather = COLD): DayToDress[] =>
  Array.from({ length: 7 }, (_, at) => ({ day: `2026-11-${23 + at}`, month: 11, weather }))

const plan = (more: Partial<Parameters<typeof planDays>[0]> = {}) =>
  planDays({
    profile: { activities: ["work", "outings"] },
    wardrobe: WARDROBE,
    days: week(),
    outfits: [],
    passedOver: [],
    avoidOutfits: [],
    alternatives: 2,
    seed: 1,
    ...more,
  })
const worn = (look: ReturnType<typeof planDays>[number]) => look?.slots.map(([one]) => one) ?? []
const ids = (look: ReturnType<typeof planDays>[number]) => worn(look).map(({ id }) => id)
/** What a look is of, but for shoes and coats. */
const body = (look: ReturnType<typeof planDays>[number]) =>
  worn(look)
    .filter(({ kind }) => ["top", "dress", "bottom"].includes(placeOf(kindOf(kind))))
    .map(({ id }) => id)
    .join()

it("dresses a week in what she owns, for its occasions, and nothing twice", () => {
  const looks = plan()
  expect(looks.map((look) => look?.occasion)).toEqual([
    ...Array.from({ length: 5 }, () => "work"),
    "outings",
    "outings",
  ])
  for (const look of looks) expect(worn(look).every(({ owned }) => owned)).toBe(true)
  expect(new Set(looks.map(body)).size).toBe(7)
  expect(plan()).toEqual(looks)
})

it("gives each day its own weather", () => {
  const [cold, hot] = plan({
    days: week().map((day, at) => (at === 1 ? { ...day, weather: { low: 21, high: 30 } } : day)),
  })
  expect(ids(cold)).toContain("black wool_coat")
  expect(ids(hot)).not.toContain("black wool_coat")
})

it("brings nothing back that she wore or plans, and lets its pieces rest", () => {
  const [first] = plan({ days: week().slice(0, 1) })
  const garments = ids(first)
  const [next] = plan({
    days: week().slice(1, 2),
    outfits: [{ day: "2026-11-23", garments }],
  })
  expect(body(next)).not.toBe(body(first))
  expect(body(next).split(",")[0]).not.toBe(body(first).split(",")[0])
})

it("brings another week where one was passed over, as long as her clothes make any", () => {
  const first = plan({ days: week().slice(0, 3) })
  const next = plan({ days: week().slice(0, 3), passedOver: first.map(ids) })
  expect(next.filter(Boolean)).toHaveLength(3)
  expect(new Set([...first, ...next].map(body)).size).toBe(6)
})

it("leaves days without a look where her clothes make none", () => {
  const few = [own("jumper"), own("trousers"), own("ankle_boots"), own("wool_coat")]
  const looks = plan({ wardrobe: few })
  expect(looks.filter(Boolean)).toHaveLength(1)
  expect(plan({ wardrobe: [] })).toEqual(week().map(() => undefined))
})
