import type { ColourName } from "@stylin/garments/colour"
import type { Kind, Neckline } from "@stylin/garments/vocabulary"
import { expect, it } from "vitest"
import type { Piece } from "../pieces/piece.ts"
import { brief, piece } from "../score/testing.ts"
import { withHerFinish } from "./her-finish.ts"

const hers = (kind: Kind, colour: ColourName, neckline?: Neckline): Piece =>
  piece(
    { kind, colours: [{ colour }], ...(neckline && { cut: { neckline } }) },
    { owned: true, id: [colour, kind, neckline].filter(Boolean).join(" ") },
  )

it("gives her scarf to looks with open necks first, wherever the search had put it", () => {
  const [coat, scarf] = [hers("wool_coat", "camel"), hers("scarf", "blue")]
  const worn = (top: Piece, ...more: readonly Piece[]) => ({
    pieces: [coat, top, hers("trousers", "navy"), hers("ankle_boots", "black"), ...more],
    brief: brief("outings", { month: 1 }),
    score: 0,
  })
  const closed = (["grey", "white", "cream", "beige"] as const).map((colour) =>
    worn(hers("jumper", colour, "crew"), scarf),
  )
  const open = worn(hers("jumper", "charcoal", "v"))
  const finished = withHerFinish([...closed, open], [scarf], new Set(), new Map())
  expect(finished.map(({ pieces }) => pieces.includes(scarf))).toEqual([
    true,
    true,
    true,
    false,
    true,
  ])
})
