import { expect, it } from "vitest"
import { triesFor } from "./rounds.ts"

it("tries fewer looks for each of many occasions, enough for a small feed, and never more than asked", () => {
  const feed = { count: 45, candidatesPerOccasion: 100 }
  expect([1, 3, 5, 7].map((occasions) => triesFor(feed, occasions))).toEqual([100, 100, 72, 60])
  expect(triesFor({ ...feed, count: 3 }, 1)).toBe(60)
  expect(triesFor({ count: 45, candidatesPerOccasion: 20 }, 1)).toBe(20)
})
