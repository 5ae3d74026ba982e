import type { Kind } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import { indexOf, recordOf } from "../catalogue/catalogue-index.ts"
import { pieceOf } from "../pieces/piece.ts"
import { seededRandom } from "../random.ts"
import { brief } from "../score/testing.ts"
import { garment } from "../testing.ts"
import { poolsFor } from "./pools.ts"

const COLOURS = ["black", "navy", "grey", "white"] as const
const shoes = (material: "leather" | "canvas") =>
  COLOURS.map((colour) => {
    const id = `${material} ${colour}`
    const words = { kind: "trainers" as const, colours: [{ colour }], cloth: { material } } as const
    return garment("trainers", { id, colours: [colour], words })
  })
const catalogue = indexOf(
  [...shoes("leather"), ...shoes("canvas")].map((one) => recordOf({ ...one, pricePence: 4000 })),
)
const shoesFor = (month: number, avoid: readonly "Leather"[]) => {
  const about = brief("classes", { month, tags: { love: [], dontMind: [], avoid: [...avoid] } })
  const pools = poolsFor([], catalogue, about, seededRandom(1))
  return pools.flatMap((pool) => pool.map(({ piece }) => piece.id.split(" ")[0]))
}

it("sells shoes without leather to her who avoids it, and with it where there are no others", () => {
  expect(new Set(shoesFor(10, []))).toEqual(new Set(["leather", "canvas"]))
  expect(new Set(shoesFor(10, ["Leather"]))).toEqual(new Set(["canvas"]))
  expect(new Set(shoesFor(1, ["Leather"]))).toEqual(new Set(["leather"]))
})

it("sells no outdoor jacket to her who has one, if looks are to be hers where they can", () => {
  const jackets = indexOf(
    COLOURS.map((colour) =>
      recordOf(garment("bomber", { id: colour, colours: [colour], pricePence: 4000 })),
    ),
  )
  const mine = (kind: Kind) => [pieceOf(garment(kind, { id: "mine", owned: true }))]
  const sold = (kind: Kind, picks?: number) =>
    poolsFor(mine(kind), jackets, brief("outings", { month: 4 }), seededRandom(1), picks)
      .flat()
      .filter(({ piece }) => !piece.owned).length
  expect(sold("denim_jacket")).toBeGreaterThan(0)
  expect(sold("denim_jacket", Number.POSITIVE_INFINITY)).toBe(0)
  expect(sold("shirt", Number.POSITIVE_INFINITY)).toBeGreaterThan(0)
})
