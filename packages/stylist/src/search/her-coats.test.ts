import type { Kind } from "@stylin/garments/vocabulary"
import { describe, expect, it } from "vitest"
import { pieceOf } from "../pieces/piece.ts"
import { scoreOf } from "../score/score.ts"
import { brief } from "../score/testing.ts"
import { garment } from "../testing.ts"
import { type FoundLook, inOrder } from "./candidates.ts"
import { withHerCoats } from "./her-coats.ts"

const hers = (kind: Kind, id: string = kind) => pieceOf(garment(kind, { id, owned: true }))
const [wool, trench, parka, raincoat] = [
  hers("wool_coat"),
  hers("trench_coat"),
  hers("parka"),
  hers("raincoat"),
]
const [blazer, denim, shirt, jumper] = [
  hers("blazer"),
  pieceOf(garment("denim_jacket", { id: "denim_jacket", owned: true, colours: ["blue"] })),
  hers("shirt"),
  hers("jumper"),
]
const [trousers, boots] = [hers("trousers"), hers("ankle_boots")]
const dressed = (about: FoundLook["brief"], ...above: readonly FoundLook["pieces"][number][]) => {
  const pieces = inOrder([...above, trousers, boots])
  return { pieces, brief: about, score: scoreOf(pieces, about) }
}
const out = (low: number, high: number) => brief("outings", { weather: { low, high } })
const overIn = (look: FoundLook, ...wardrobe: Parameters<typeof withHerCoats>[1]) =>
  withHerCoats([look], wardrobe)[0]?.pieces.map(({ id }) => id) ?? []

describe("what goes over a look", () => {
  it("is a coat over or instead of a jacket over a thin top after a cold morning", () => {
    const inBlazer = dressed(out(6, 15), blazer, shirt)
    expect(overIn(inBlazer, wool, trench)).toContain("trench_coat")
    expect(overIn(dressed(out(6, 15), denim, shirt), trench)).toEqual(
      expect.arrayContaining(["trench_coat", "shirt"]),
    )
    expect(overIn(inBlazer, wool)).toContain("wool_coat")
    expect(overIn(inBlazer)).toContain("blazer")
  })

  it("is the jacket alone over a jumper, and after milder mornings", () => {
    expect(overIn(dressed(out(6, 15), blazer, jumper), trench)).not.toContain("trench_coat")
    expect(overIn(dressed(out(9, 16), blazer, shirt), trench)).toContain("trench_coat")
    expect(overIn(dressed(out(11, 17), blazer, shirt), trench)).not.toContain("trench_coat")
  })

  it("is a coat over a jumper and a jacket too on an evening out that ends cold", () => {
    const late = (low: number) => brief("dating", { weather: { low, high: 15 } })
    expect(overIn(dressed(late(6), blazer, jumper), trench)).toContain("trench_coat")
    expect(overIn(dressed(late(10), blazer, jumper), trench)).not.toContain("trench_coat")
  })

  it("is the lighter of her coats or a jacket from 14 degrees on", () => {
    expect(overIn(dressed(out(6, 15), wool, shirt), trench)).toContain("trench_coat")
    expect(overIn(dressed(out(6, 15), parka, jumper), denim)).toContain("denim_jacket")
    expect(overIn(dressed(out(6, 15), parka, shirt), denim)).toContain("parka")
    expect(overIn(dressed(out(6, 15), wool, blazer, jumper))).not.toContain("wool_coat")
    expect(overIn(dressed(out(6, 13), wool, shirt), trench)).toContain("wool_coat")
  })

  it("is no rainwear and no parka at dinner, nor rainwear in an office, while it is dry", () => {
    const date = (rain: number) => brief("dating", { weather: { low: 6, high: 13, rain } })
    expect(overIn(dressed(date(0), raincoat, jumper), wool)).toContain("wool_coat")
    expect(overIn(dressed(date(0), parka, jumper), wool)).toContain("wool_coat")
    expect(overIn(dressed(date(9), raincoat, jumper), wool)).toContain("raincoat")
    const office = brief("work", { weather: { low: 6, high: 15 } })
    expect(overIn(dressed(office, wool, jumper), raincoat)).toContain("wool_coat")
    expect(overIn(dressed(out(6, 15), wool, jumper), raincoat)).toContain("raincoat")
  })

  it("comes no more often than other pieces", () => {
    const six = ["a", "b", "c", "d", "e", "f"].map((id) =>
      dressed(out(6, 15), wool, hers("shirt", id)),
    )
    const worn = withHerCoats(six, [trench]).filter(({ pieces }) => pieces.includes(trench))
    expect(worn).toHaveLength(4)
  })
})
