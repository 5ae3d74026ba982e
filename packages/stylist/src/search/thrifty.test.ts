import type { Kind } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import { indexOf, recordOf } from "../catalogue/catalogue-index.ts"
import { pieceOf } from "../pieces/piece.ts"
import { seededRandom } from "../random.ts"
import { brief } from "../score/testing.ts"
import { garment } from "../testing.ts"
import { findLooks } from "./candidates.ts"
import { poolsFor } from "./pools.ts"
import { styleLooks } from "./style-looks.ts"

const own = (["trench_coat", "shirt", "trousers"] as const).map((kind) =>
  pieceOf(garment(kind, { id: `her ${kind}`, colours: ["beige"], owned: true })),
)
const shop = indexOf(
  (["ankle_boots", "chelsea_boots", "chinos", "midi_skirt", "jumper", "tights"] as Kind[]).map(
    (kind) => recordOf(garment(kind, { id: kind, colours: ["navy"], pricePence: 3000 })),
  ),
)

it("brings looks without a purchase forward, and then those with fewer", () => {
  const about = brief("outings", { month: 10 })
  const found = (isThrifty: boolean) => {
    const pools = poolsFor(own, shop, about, seededRandom(1))
    return findLooks(pools, about, 20, { seen: new Set(), lately: new Map(), isThrifty })
  }
  const usual = found(false)
  const counts = new Set<number>()
  for (const [at, { pieces, turn = 0 }] of found(true).entries()) {
    const bought = pieces.filter(({ owned, id }) => !owned && id !== "tights").length
    counts.add(bought)
    expect((usual[at]?.turn ?? 0) - turn).toBeCloseTo(0.8 * bought + (bought > 0 ? 3.5 : 0))
  }
  expect(counts.size).toBeGreaterThan(1)
})

it("begins each occasion with hers alone, however few they are, and buys no shoes for them", () => {
  const few = (["blouse", "pencil_skirt", "heels"] as const).map((kind) =>
    garment(kind, { id: `her ${kind}`, colours: ["black"], owned: true }),
  )
  const kinds = ["blouse", "midi_skirt", "heels", "trousers", "cami"] as const
  const colours = ["red", "navy", "cream", "silver"] as const
  const sold = kinds.flatMap((kind) =>
    colours.map((colour) => garment(kind, { id: `${colour} ${kind}`, colours: [colour] })),
  )
  const { looks } = styleLooks({
    profile: { month: 7, activities: ["work", "dating"] },
    wardrobe: few,
    catalogue: indexOf(sold.map((one) => recordOf({ ...one, pricePence: 2000 }))),
    occasions: ["work", "dating"],
    wishes: { orFewer: true },
    candidatesPerOccasion: 40,
    count: 6,
    alternatives: 1,
    seed: 1,
  })
  const worn = looks.map(({ slots }) => slots.map(([{ id }]) => id))
  expect(worn[0]?.toSorted()).toEqual(few.map(({ id }) => id).toSorted())
  for (const ids of worn.slice(1)) {
    const isHerOutfit = ids.includes("her blouse") && ids.includes("her pencil_skirt")
    expect(isHerOutfit && ids.length === 3).toBe(false)
  }
})

it("puts her trousers before a skirt that she would need new tights for", () => {
  const hers = (["wool_coat", "jumper", "trousers", "midi_skirt", "ankle_boots"] as const).map(
    (kind) => pieceOf(garment(kind, { id: `her ${kind}`, colours: ["black"], owned: true })),
  )
  const about = brief("outings", { month: 1 })
  const tights = garment("tights", { id: "tights", colours: ["black"], pricePence: 500 })
  const pools = poolsFor(hers, indexOf([recordOf(tights)]), about, seededRandom(1), 0)
  const found = findLooks(pools, about, 20, { seen: new Set(), lately: new Map() })
  const turnWith = (id: string) =>
    found.find(({ pieces }) => pieces.some((piece) => piece.id === id))?.turn ?? Number.NaN
  expect(turnWith("tights")).toBeLessThan(turnWith("her trousers"))
})
