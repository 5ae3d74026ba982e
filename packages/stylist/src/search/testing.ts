import type { ColourName } from "@stylin/garments/colour"
import type { Kind } from "@stylin/garments/vocabulary"
import type { Piece } from "../pieces/piece.ts"
import { type brief, piece } from "../score/testing.ts"
import { bestFirst } from "./best-first.ts"

/** One of her own pieces. */
export const hers = (kind: Kind, colour: ColourName = "black"): Piece => ({
  ...piece({ kind, colours: [{ colour }] }),
  owned: true,
})
/** What each look of one occasion gains or loses by the order in which they are shown. */
export const turnsOf = (about: ReturnType<typeof brief>, ...looks: (readonly Piece[])[]) =>
  bestFirst([looks.map((pieces) => ({ pieces, brief: about, score: 0 }))])
    .flat()
    .map(({ turn = 0 }) => turn)
