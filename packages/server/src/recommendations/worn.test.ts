import { expect, it } from "vitest"
import { restingNow } from "./worn.ts"

const NOW = Date.UTC(2026, 10, 23, 12)
const worn = (day: string) => [{ day, garments: ["jeans", "shirt"] }]

it("steps back what she wore, less each day", () => {
  const counts = (day: string) => restingNow(worn(day), NOW).steppedBack.length

  expect(counts("2026-11-23")).toBeGreaterThan(counts("2026-11-20"))
  expect(counts("2026-11-20")).toBeGreaterThan(0)
  expect(counts("2026-11-10")).toBe(0)
  // Where it is tomorrow already.
  expect(counts("2026-11-24")).toBe(counts("2026-11-23"))
})

it("keeps the look itself away for a week", () => {
  const rests = (day: string) => restingNow(worn(day), NOW).outfits.length === 1

  expect(rests("2026-11-17")).toBe(true)
  expect(rests("2026-11-16")).toBe(false)
})
