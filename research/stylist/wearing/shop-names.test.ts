import { describe, expect, it } from "vitest"
import type { Garment } from "../../../packages/stylist/src/index.ts"
import { pieceOf } from "../../../packages/stylist/src/pieces/piece.ts"
import { OFFICE_OF_SEVENTEEN, OWNER_OF_SIXTY, WEARERS } from "./personas.ts"
import { wardrobeFrom } from "./shop.ts"
import { SHOP_NAMES } from "./shop-names.ts"
import { SPENDERS } from "./spenders.ts"

const PEOPLE = [...WEARERS, OWNER_OF_SIXTY, OFFICE_OF_SEVENTEEN, ...SPENDERS]
/** Shops say of these a cut or cloth that changes what they are for. */
const OTHERWISE = new Set(["red heels", "denim skirt"])

describe("clothes named by shops", () => {
  it("are all those of the written people", () => {
    const names = PEOPLE.flatMap(({ owns }) => wardrobeFrom(owns).map(({ name }) => name))
    expect(names.filter((name) => !(name in SHOP_NAMES))).toEqual([])
  })

  it("are read as what she calls them: the same kinds, as dressy and as warm but for one step", () => {
    const differ: string[] = []
    for (const { owns } of PEOPLE) {
      const shops = wardrobeFrom(owns, "shop")
      for (const [at, spoken] of wardrobeFrom(owns).entries()) {
        const other = shops[at]
        if (other && !OTHERWISE.has(spoken.name) && !isLike(spoken, other)) differ.push(other.name)
      }
    }
    expect([...new Set(differ)]).toEqual([])
  })
})

function isLike(spoken: Garment, other: Garment): boolean {
  const [one, two] = [pieceOf(spoken), pieceOf(other)]
  return (
    one.kind === two.kind &&
    Math.abs(one.formality - two.formality) <= 1 &&
    Math.abs(one.warmth - two.warmth) <= 1 &&
    Math.abs(one.clo - two.clo) <= 10
  )
}
