import type { Piece } from "../pieces/piece.ts"
import { type FoundLook, lookKey } from "../search/candidates.ts"
import { chooseLooks } from "./choose-looks.ts"
import type { PackOption } from "./problem.ts"
import { wearsOf, weightOf } from "./weights.ts"

export interface TripChoice {
  /** What each part wears; undefined if nothing is left for it. */
  readonly looks: readonly (FoundLook | undefined)[]
  /** Of everything packed, where a top is 1, and of how far the looks are below the best. */
  readonly cost: number
  readonly bound: number
  readonly isBest: boolean
}

/** What a look costs for each point that it is below the best of its day, where a top costs 1. */
const PER_POINT = 0.15

/**
 * Chooses one of its looks for each part of a trip, so that all of them together pack least.
 * @param mostWeighed how long it searches, as `chooseLooks` counts; 0: a good choice is enough
 */
export function chooseForTrip(
  parts: readonly (readonly FoundLook[])[],
  mostWeighed?: number,
): TripChoice {
  const pieces = numbering<Piece>()
  const outfits = numbering<string>()
  const lookOf = new Map<PackOption, FoundLook>()
  const days = parts.map((looks) => {
    const top = Math.max(...looks.map(({ score }) => score))
    return looks.map((look): PackOption => {
      const key = lookKey(look.pieces)
      const packed = look.pieces.map((piece) => pieces.numberOf(piece.id, piece))
      const outfit = outfits.numberOf(key, key)
      const option = { pieces: [...new Set(packed)], outfit, cost: PER_POINT * (top - look.score) }
      lookOf.set(option, look)
      return option
    })
  })
  const weights = pieces.all.map(weightOf)
  const wears = pieces.all.map(wearsOf)
  const { chosen, ...rest } = chooseLooks({ weights, wears, days }, mostWeighed)
  return { ...rest, looks: chosen.map((option) => option && lookOf.get(option)) }
}

/** Gives things numbers from 0 on, by their ids. */
function numbering<Thing>() {
  const numbers = new Map<string, number>()
  const all: Thing[] = []
  return {
    all,
    numberOf(id: string, thing: Thing): number {
      const number = numbers.get(id) ?? all.push(thing) - 1
      numbers.set(id, number)
      return number
    },
  }
}
