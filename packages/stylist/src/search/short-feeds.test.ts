import type { Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { indexOf, recordOf } from "../catalogue/catalogue-index.ts"
import { garment } from "../testing.ts"
import { styleLooks } from "./style-looks.ts"

describe("a feed", () => {
  it.each([
    [10, 25],
    [12, 25],
    [13, 28],
  ])(
    "has looks on a day from %i to %i degrees, with a layer to take off, if she avoids suits",
    (low, high) => {
      const kinds = [
        "t_shirt",
        "shirt",
        "chinos",
        "jeans",
        "trainers",
        "cardigan",
        "denim_jacket",
        "blazer",
      ] as const
      const catalogue = indexOf(
        kinds.flatMap((kind) =>
          (["navy", "white", "grey"] as const).map((colour) =>
            recordOf(
              garment(kind, { id: `${colour} ${kind}`, colours: [colour], pricePence: 3000 }),
            ),
          ),
        ),
      )
      const { looks } = styleLooks({
        profile: {
          month: 5,
          weather: { low, high },
          tags: { love: [], dontMind: [], avoid: ["Tailored suits"] },
        },
        wardrobe: [],
        catalogue,
        occasions: ["outings"],
        candidatesPerOccasion: 30,
        count: 3,
        alternatives: 1,
        seed: 1,
      })
      expect(looks).toHaveLength(3)
      for (const { slots } of looks) {
        expect(slots.map(([{ id }]) => id).join()).toMatch(/cardigan|denim_jacket/)
      }
    },
  )

  it("is not left short by a budget that buys one coat: its looks may share that", () => {
    const cheap = (kinds: readonly Kind[], pricePence: number) =>
      kinds.flatMap((kind) =>
        (["black", "navy", "grey"] as const).map((colour) => {
          const id = `${colour} ${kind}`
          return recordOf({ ...garment(kind, { id, colours: [colour], pricePence }) })
        }),
      )
    const catalogue = indexOf([
      recordOf(garment("wool_coat", { id: "coat", pricePence: 6000 })),
      ...cheap(["jumper", "jeans", "trousers", "ankle_boots"], 2000),
    ])
    const { looks } = styleLooks({
      profile: { month: 1 },
      wardrobe: [],
      catalogue,
      occasions: ["outings"],
      wishes: { budgetPence: 15_000 },
      candidatesPerOccasion: 60,
      count: 6,
      alternatives: 1,
      seed: 1,
    })
    expect(looks).toHaveLength(6)
    for (const { slots } of looks) expect(slots.map(([{ id }]) => id)).toContain("coat")
  })

  it("goes beyond a budget that buys no look at all, no further than it must, and each look says so", () => {
    const kinds = ["wool_coat", "jumper", "jeans", "trousers", "ankle_boots"] as const
    const catalogue = indexOf(
      kinds.flatMap((kind) =>
        (["black", "navy", "grey"] as const).map((colour) => {
          const id = `${colour} ${kind}`
          return recordOf(garment(kind, { id, colours: [colour], pricePence: 3000 }))
        }),
      ),
    )
    const budgetPence = 9000
    const { looks, unmet } = styleLooks({
      profile: { month: 1 },
      wardrobe: [],
      catalogue,
      occasions: ["outings"],
      wishes: { budgetPence },
      candidatesPerOccasion: 60,
      count: 4,
      alternatives: 1,
      seed: 1,
    })

    const costs = looks.map(({ slots }) => slots.reduce((sum, [{ price = 0 }]) => sum + price, 0))
    expect(costs).toEqual([12_000, 12_000, 12_000, 12_000])
    expect(unmet).toEqual([
      {
        code: "budget-too-low",
        text: "For £90.00 we found no look that suits the day; the nearest cost £120.00.",
        nearest: { budgetPence: 12_000 },
      },
    ])
    for (const { reasons } of looks) {
      expect(reasons[0]?.text).toBe(
        "It costs £30.00 more than you spend: for less we found nothing that suits the day.",
      )
    }
  })
})
