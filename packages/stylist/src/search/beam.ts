import type { Slot } from "@stylin/garments/vocabulary"
import type { Brief } from "../grammar/brief.ts"
import { pairRule } from "../grammar/rules.ts"
import type { Template } from "../grammar/templates.ts"
import { SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { joinOf } from "../score/estimate.ts"
import { areaOf } from "../score/places.ts"
import type { Candidate, Pools } from "./pools.ts"

/** How many unfinished looks are carried on, and how many pieces are tried in each place. */
export interface Width {
  readonly beams: number
  readonly tried: number
}

export interface Partial {
  readonly pieces: readonly Piece[]
  readonly estimate: number
  readonly price: number
}

/** A look with one piece more, which is made only if it is carried on. */
interface Step {
  readonly from: Partial
  /** Undefined where a place that is only wanted stays empty. */
  readonly piece: Piece | undefined
  readonly estimate: number
}

/** How much less a piece is worth for each look that has it already. */
export type Worn = (piece: Piece) => number

/** Below this a piece that is only wanted is better left out. */
const LEAST_WANTED = -0.2

/**
 * Builds looks around a first piece, place by place, carrying on with the few that promise most
 * (beam search; Lowerre, "The Harpy speech recognition system", 1976).
 * @returns finished looks, best first by estimate; none where a needed place stays empty
 */
export function looksAround(
  hero: Candidate,
  { needed, wanted }: Template,
  pools: Pools,
  brief: Brief,
  worn: Worn,
  { beams, tried }: Width,
): Partial[] {
  const { piece } = hero
  const start = { pieces: [piece], estimate: hero.worth * areaOf(piece), price: piece.price ?? 0 }
  let open: Partial[] = [start]
  for (const place of [...needed, ...wanted]) {
    const slot = SLOTS.indexOf(place)
    if (slot === piece.slot) continue
    const isNeeded = needed.includes(place)
    const next = extended(open, pools[slot] ?? [], brief, worn, tried, isNeeded)
    if (next.length === 0) return []
    open = next
      .sort((a, b) => b.estimate - a.estimate)
      .slice(0, beams)
      .map(taken)
  }
  return open
}

function taken({ from, piece, estimate }: Step): Partial {
  if (!piece) return from
  const price = from.price + (piece.price ?? 0)
  return { pieces: [...from.pieces, piece], estimate, price }
}

function extended(
  open: readonly Partial[],
  pool: readonly Candidate[],
  brief: Brief,
  worn: Worn,
  tried: number,
  isNeeded: boolean,
): Step[] {
  const next: Step[] = []
  for (const partial of open) {
    let left = tried
    let found = false
    for (const { piece, worth } of pool) {
      if (left === 0) break
      const joined = joinedTo(partial, piece, brief)
      if (joined === undefined) continue
      left -= 1
      const gain = areaOf(piece) * (worth - worn(piece)) + joined
      if (!isNeeded && gain < LEAST_WANTED) continue
      found = true
      next.push({ from: partial, piece, estimate: partial.estimate + gain })
    }
    if (!(found || isNeeded)) {
      next.push({ from: partial, piece: undefined, estimate: partial.estimate })
    }
  }
  return next
}

/** What a piece brings by being worn with those chosen; undefined if a rule forbids it. */
function joinedTo({ pieces, price }: Partial, piece: Piece, brief: Brief): number | undefined {
  if (price + (piece.price ?? 0) > brief.budget) return undefined
  let sum = 0
  for (const other of pieces) {
    if (pairRule(piece, other, brief)) return undefined
    sum += joinOf(piece, other)
  }
  return (sum / pieces.length) * Math.sqrt(areaOf(piece)) * 1.2
}

/** The places of a template, needed ones first. */
export function placesOf({ needed, wanted }: Template): Slot[] {
  return [...needed, ...wanted]
}
