import type { Brief } from "../grammar/brief.ts"
import { pairRule } from "../grammar/rules.ts"
import { joinOf } from "../score/estimate.ts"
import type { Candidate } from "./candidate.ts"
import type { Pools } from "./pools.ts"

/** What nobody has worked out yet: no pair is worth so much. */
const UNKNOWN = Number.POSITIVE_INFINITY

// One block for all searches, which grows to what the largest took: a search for an occasion tries some ten thousand
// pairs, and numbers in a row are read in a fraction of the time that maps take.
let block = new Float64Array(1 << 14)
let owner: Beside | undefined

/**
 * What the candidates of some pools add by being worn with another candidate. Looks of a brief put the same pieces
 * together again and again, so what was worked out is remembered while no other search is under way.
 */
export class Beside {
  readonly #pools: Pools
  readonly #brief: Brief
  /** Per slot of the pools where in the block the row of each other candidate begins. */
  readonly #rows: Map<Candidate, number>[]
  #end = 0

  constructor(pools: Pools, brief: Brief) {
    this.#pools = pools
    this.#brief = brief
    this.#rows = pools.map(() => new Map())
  }

  /** The row of a candidate beside those of a slot, to be asked for by `worth`. */
  rowOf(other: Candidate, slot: number): number {
    if (owner !== this) this.#begin()
    const known = this.#rows[slot]?.get(other)
    if (known !== undefined) return known
    const row = this.#end
    this.#end += this.#pools[slot]?.length ?? 0
    if (this.#end > block.length) {
      const larger = new Float64Array(2 * this.#end)
      larger.set(block)
      block = larger
    }
    block.fill(UNKNOWN, row, this.#end)
    this.#rows[slot]?.set(other, row)
    return row
  }

  /**
   * What a candidate adds beside another; not a number if a rule forbids it.
   * @param row the other's
   * @param at the candidate's place in its pool
   */
  worth(row: number, at: number, one: Candidate, other: Candidate): number {
    const known = block[row + at] ?? UNKNOWN
    if (known !== UNKNOWN) return known
    const isApart = pairRule(one.piece, other.piece, this.#brief) !== undefined
    const worth = isApart ? Number.NaN : joinOf(one.piece, other.piece)
    block[row + at] = worth
    return worth
  }

  /** Takes the block, whoever had it before. */
  #begin(): void {
    owner = this
    this.#end = 0
    for (const rows of this.#rows) rows.clear()
  }
}
