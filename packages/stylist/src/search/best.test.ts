import { expect, it } from "vitest"
import { seededRandom } from "../random.ts"
import { Best } from "./best.ts"

it("keeps what sorting would put first, equals in the order in which they came", () => {
  const random = seededRandom(5)
  for (const most of [1, 3, 8]) {
    const all = Array.from({ length: 60 }, (_, at) => ({ at, estimate: Math.floor(random() * 9) }))
    const best = new Best<(typeof all)[number]>(most)
    for (const one of all) if (best.takes(one.estimate)) best.add(one)
    expect(best.all).toEqual(all.toSorted((a, b) => b.estimate - a.estimate).slice(0, most))
  }
})
