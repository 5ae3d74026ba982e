// @vitest-environment node
import { expect, it } from "vitest"
import type { QueueOutcome } from "../../photos/photoStore.ts"
import { nextBatch, outcomesOf, tally } from "./queuePlan.ts"

const WAITING: QueueOutcome = { kind: "waiting" }
const planned = (id: number, facts: object = {}) => ({
  id: String(id),
  batch: null,
  subject: "garments" as const,
  isHeld: false,
  outcome: WAITING,
  ...facts,
})
const garment = { item_summary: "Coat", section: "upper_body" } as const
const idsOf = (photos: readonly { id: string }[]) => photos.map(({ id }) => Number(id))

it("sends ten of one subject, and first what was begun before", () => {
  const many = Array.from({ length: 14 }, (_, id) =>
    planned(id, id === 2 ? { subject: "outfits" } : {}),
  )
  expect(idsOf(nextBatch(many))).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(idsOf(nextBatch([planned(0), planned(1, { batch: "b" }), planned(2)]))).toEqual([1])
})

it("leaves out what was shared and not released, what has its answer, and what failed", () => {
  const photos = [
    planned(0, { isHeld: true }),
    planned(1, { outcome: { kind: "nothing" } }),
    planned(2, { outcome: { kind: "failed", reason: "No.", final: false } }),
  ]
  expect(nextBatch(photos)).toEqual([])
})

it("says of each photo what was found on it, by its place or else its turn", () => {
  const items = [
    { ...garment, photo_place: 2 },
    { ...garment, photo_place: 2 },
  ]
  expect(outcomesOf(3, { items, isWaiting: false })).toEqual([
    { kind: "nothing" },
    { kind: "nothing" },
    { kind: "found", count: 2 },
  ])
  expect(outcomesOf(2, { items: [garment], isWaiting: true })).toEqual([
    { kind: "found", count: 1 },
    { kind: "later" },
  ])
})

it("counts photos by state, and the pieces found", () => {
  const photos = [
    planned(0),
    planned(1, { outcome: { kind: "found", count: 3 } }),
    planned(2, { outcome: { kind: "later" } }),
    planned(3, { outcome: { kind: "failed", reason: "No.", final: true } }),
  ]
  expect(tally(photos)).toEqual({ all: 4, over: 2, failed: 1, found: 3 })
})
