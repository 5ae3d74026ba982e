import { expect, it } from "vitest"
import { seededRandom } from "../random.ts"
import { bestFirst } from "./best-first.ts"

it("gives things as sorting would, equals in their order, however many are asked for", () => {
  const random = seededRandom(3)
  for (const count of [0, 1, 2, 3, 7, 100]) {
    const things = Array.from({ length: count }, (_, at) => ({
      at,
      worth: Math.floor(random() * 20),
    }))
    const sorted = things.toSorted((a, b) => b.worth - a.worth)
    const worths = Float64Array.from(things, ({ worth }) => worth)
    expect([...bestFirst(things, worths)]).toEqual(sorted)
    const [first, second] = bestFirst(things, worths)
    expect([first, second]).toEqual([sorted[0], sorted[1]])
  }
})
