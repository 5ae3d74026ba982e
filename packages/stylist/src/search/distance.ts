import { COLOUR_NAMES, difference } from "@stylin/garments/colour"
import { colourOf, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { areaOf } from "../score/places.ts"

/** The CIEDE2000 at which two colours count as completely different. */
const UNLIKE = 40

let table: Float32Array | undefined

/** How different two named colours are, from 0 to 1, from a cached table. */
export function colourDistance(one: number | undefined, other: number | undefined): number {
  if (one === undefined || other === undefined) return one === other ? 0 : 0.5
  table ??= differences()
  return table[one * COLOUR_NAMES.length + other] ?? 0
}

function differences(): Float32Array {
  return Float32Array.from({ length: COLOUR_NAMES.length ** 2 }, (_, at) => {
    const one = colourOf(Math.floor(at / COLOUR_NAMES.length))
    return Math.min(1, difference(one, colourOf(at % COLOUR_NAMES.length)) / UNLIKE)
  })
}

/** How different two pieces of one place are, from 0 (the same, or a copy) to 1. */
export function pieceDistance(one: Piece, other: Piece): number {
  if (one.id === other.id) return 0
  const kind = one.kind === other.kind ? 0 : 0.5
  const cut = one.cut === other.cut ? 0 : 0.1
  const cloth = one.material === other.material ? 0 : 0.1
  const print = one.pattern === other.pattern ? 0 : 0.15
  return Math.min(1, kind + cut + cloth + print + 0.4 * distanceOfColours(one, other))
}

function distanceOfColours(one: Piece, other: Piece): number {
  return colourDistance(one.colours[0], other.colours[0])
}

/** The pieces of a look by place, to compare two looks. */
export type ByPlace = readonly (Piece | undefined)[]

export function byPlace(look: readonly Piece[]): ByPlace {
  const places: (Piece | undefined)[] = SLOTS.map(() => undefined)
  for (const piece of look) places[piece.slot] = piece
  return places
}

/**
 * How different two looks are, from 0 (the same) to 1 (nothing in common): place by place, by each
 * place's share of the look. A place that only one of them fills counts as different.
 */
export function lookDistance(one: readonly Piece[], other: readonly Piece[]): number {
  return placesDistance(byPlace(one), byPlace(other))
}

/** The same as `lookDistance` for looks already grouped by place. */
export function placesDistance(one: ByPlace, other: ByPlace): number {
  let areas = 0
  let apart = 0
  for (let slot = 0; slot < one.length; slot += 1) {
    const [mine, theirs] = [one[slot], other[slot]]
    if (!(mine || theirs)) continue
    const area = areaOf({ slot })
    areas += area
    apart += area * (mine && theirs ? pieceDistance(mine, theirs) : 1)
  }
  return areas > 0 ? apart / areas : 0
}
