import type { Activity } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import { indexOf, recordOf } from "../catalogue/catalogue-index.ts"
import { garments } from "../testing.ts"
import { lookKey } from "./candidates.ts"
import { styleLooks } from "./style-looks.ts"

const catalogue = indexOf(garments(600, 21).map((one) => recordOf(one)))
const OCCASIONS = ["outings", "outdoors", "errands"] as const

function firstLooks(month: number, occasion: Activity, owned: number): string[] {
  const { looks } = styleLooks({
    profile: { month },
    wardrobe: garments(owned, 9, true),
    catalogue,
    occasions: [occasion],
    candidatesPerOccasion: 60,
    count: 6,
    alternatives: 1,
    seed: 3,
  })
  return looks.map(({ slots }) => lookKey(slots.map(([piece]) => piece)))
}

it("begins April and October with other looks, though the same clothes suit both", () => {
  const repeated = [0, 8, 16].flatMap((owned) =>
    OCCASIONS.flatMap((occasion) => {
      const april = firstLooks(4, occasion, owned)
      return firstLooks(10, occasion, owned).map((look) => april.includes(look))
    }),
  )
  expect(repeated.filter(Boolean).length / repeated.length).toBeLessThan(0.2)
})
