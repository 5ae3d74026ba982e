import type { Brief } from "../grammar/brief.ts"
import { pairRule } from "../grammar/rules.ts"
import { FROST } from "../grammar/season.ts"
import { kindCode, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { isThinCoat, leastFor, warmthOf } from "../weather/warmth.ts"
import type { Pools } from "./pools.ts"

const COAT = SLOTS.indexOf("coat")
const LAYER = SLOTS.indexOf("layer")
const BASE = SLOTS.indexOf("base")
const THERMAL = kindCode("thermal_top")

/**
 * A look for frost with more of what she owns, where it is nearer to too cold than to right: a coat for
 * winter instead of one for milder days, then a thermal top beneath, then something between top and coat.
 * Unchanged if it is warm enough or she owns nothing more.
 * @param isFresh whether a piece is not yet in too many looks; too cold a look may have any
 */
export function warmed(
  pieces: readonly Piece[],
  pools: Pools,
  brief: Brief,
  isFresh: (piece: Piece) => boolean,
): readonly Piece[] {
  const { need } = brief
  if (!need || need.outdoors >= FROST) return pieces
  let look = pieces
  for (const step of [withWinterCoat, withThermal, withLayer]) {
    const least = leastFor(look, need)
    const warmth = warmthOf(look)
    if (warmth >= (least + need.aim) / 2) break
    const may = (piece: Piece) => piece.owned && (warmth < least || isFresh(piece))
    look = step(look, pools, brief, may)
  }
  return look
}

type Step = (
  look: readonly Piece[],
  pools: Pools,
  brief: Brief,
  may: (piece: Piece) => boolean,
) => readonly Piece[]

const withWinterCoat: Step = (look, pools, brief, may) => {
  const { need } = brief
  const coat = look.find(({ slot }) => slot === COAT)
  if (!coat || !need || !isThinCoat(coat, need)) return look
  const rest = look.filter((piece) => piece !== coat)
  const warmer = (piece: Piece) => may(piece) && piece.clo > coat.clo && !isThinCoat(piece, need)
  return withOneMore(rest, COAT, pools, brief, warmer) ?? look
}

const withThermal: Step = (look, pools, brief, may) =>
  withOneMore(look, BASE, pools, brief, (piece) => piece.kind === THERMAL && may(piece)) ?? look

const withLayer: Step = (look, pools, brief, may) =>
  withOneMore(look, LAYER, pools, brief, may) ?? look

/** The look with the best of a place that goes with the rest; undefined if the place is taken or none goes. */
function withOneMore(
  look: readonly Piece[],
  slot: number,
  pools: Pools,
  brief: Brief,
  may: (piece: Piece) => boolean,
): readonly Piece[] | undefined {
  if (look.some((piece) => piece.slot === slot)) return undefined
  const found = (pools[slot] ?? []).find(
    (one) => may(one.piece) && !look.some((piece) => pairRule(one.piece, piece, brief)),
  )
  return found && [...look, found.piece]
}
