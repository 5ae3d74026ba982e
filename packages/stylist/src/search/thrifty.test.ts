import type { Kind } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import { indexOf, recordOf } from "../catalogue/catalogue-index.ts"
import { pieceOf } from "../pieces/piece.ts"
import { seededRandom } from "../random.ts"
import { brief } from "../score/testing.ts"
import { garment } from "../testing.ts"
import { findLooks } from "./candidates.ts"
import { poolsFor } from "./pools.ts"

const own = (["trench_coat", "shirt", "trousers"] as const).map((kind) =>
  pieceOf(garment(kind, { id: `her ${kind}`, colours: ["beige"], owned: true })),
)
const shop = indexOf(
  (["ankle_boots", "chelsea_boots", "chinos", "midi_skirt", "jumper", "tights"] as Kind[]).map(
    (kind) => recordOf(garment(kind, { id: kind, colours: ["navy"], pricePence: 3000 })),
  ),
)

it("brings looks with fewer purchases forward, where hers alone make none", () => {
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
    expect((usual[at]?.turn ?? 0) - turn).toBeCloseTo(0.8 * bought)
  }
  expect(counts.size).toBeGreaterThan(1)
})
