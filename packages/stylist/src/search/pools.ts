import type { CatalogueIndex } from "../catalogue/catalogue-index.ts"
import { retrieve } from "../catalogue/retrieve.ts"
import type { Brief } from "../grammar/brief.ts"
import { pieceRule } from "../grammar/rules.ts"
import { kindCode, SLOTS } from "../pieces/codes.ts"
import { asBeneath, type Piece } from "../pieces/piece.ts"
import { isPrinted } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import type { Random } from "../random.ts"
import { worthOf } from "../score/estimate.ts"

/** A piece that may go into a look, with what it adds by itself. */
export interface Candidate {
  readonly piece: Piece
  readonly worth: number
}

/** The candidates for each place of an outfit, best first. */
export type Pools = readonly (readonly Candidate[])[]

const TOP = SLOTS.indexOf("top")
const BENEATH: ReadonlySet<number> = new Set((["cami", "vest"] as const).map(kindCode))

/** How much of the catalogue is retrieved for a place: clothes and shoes make up a look. */
const RETRIEVAL = { count: 44, perKind: 12, perShelf: 2 } as const

/** The candidates for a brief, per place: what she owns and, if she would buy, what is for sale. */
export function poolsFor(
  wardrobe: readonly Piece[],
  catalogue: CatalogueIndex,
  brief: Brief,
  random: Random,
  buys = true,
): Pools {
  const worn = wardrobe.filter((piece) => !pieceRule(piece, brief))
  return SLOTS.map((place, slot) => {
    const own = worn.filter((piece) => piece.slot === slot)
    const picks = buys ? retrieve(catalogue, slot, brief, random, RETRIEVAL) : []
    const tops = place === "base" ? worn : []
    const sold = place === "base" && buys ? topsBeneath(catalogue, brief, random) : []
    const beneath = [...tops, ...sold].filter(isForBeneath).map(asBeneath)
    return [...own, ...picks, ...beneath]
      .map((piece) => ({ piece, worth: worthOf(piece, brief) }))
      .sort((a, b) => b.worth - a.worth)
  })
}

function topsBeneath(catalogue: CatalogueIndex, brief: Brief, random: Random): Piece[] {
  return retrieve(catalogue, TOP, brief, random, { ...RETRIEVAL, count: 8, kinds: BENEATH })
}

/** Whether a top can be worn beneath a sheer one. */
function isForBeneath(piece: Piece): boolean {
  return BENEATH.has(piece.kind) && !isPrinted(piece) && (piece.wear & WEAR.sheer) === 0
}
