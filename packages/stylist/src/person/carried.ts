import { type Place, SLOTS } from "../pieces/codes.ts"
import type { Traits } from "../pieces/traits.ts"

/** The words that apply to a look, each once. */
export interface Carried {
  /** A bit for each tag. */
  readonly tags: number
  readonly kinds: ReadonlySet<number>
  readonly colours: ReadonlySet<number>
  readonly patterns: ReadonlySet<number>
  readonly materials: ReadonlySet<number>
  readonly shapes: ReadonlySet<number>
}

/** The words that apply to a look. */
export function carriedBy(pieces: readonly Traits[]): Carried {
  return {
    tags: pieces.reduce((bits, piece) => bits | piece.tags, 0),
    kinds: new Set(pieces.map(({ kind }) => kind)),
    colours: new Set(pieces.flatMap(({ colours }) => colours.slice(0, 1))),
    // Most cloth is plain and most bags are leather: only the unusual is evidence.
    patterns: new Set(pieces.map(({ pattern }) => pattern).filter((pattern) => pattern !== 0)),
    materials: new Set(pieces.map(({ material }) => material)),
    shapes: new Set(pieces.map(shapeOf).filter((shape) => shape >= 0)),
  }
}

const SHAPED: readonly Place[] = ["top", "dress", "bottom"]
const SHAPED_SLOTS = SHAPED.map((place) => SLOTS.indexOf(place))
/** A cut is wide from this volume on, and close below its negative. */
const WIDE = 40
const VOLUMES = 3

/** How many shapes there are: close, regular or wide, of tops, dresses and bottoms. */
export const SHAPE_COUNT = SHAPED.length * VOLUMES

/**
 * The shape of a piece: its silhouette, and whether it is a dress, top or bottom, which tells
 * dresses from separates; -1 if it has none.
 */
export function shapeOf({ slot, volume }: Traits): number {
  const part = SHAPED_SLOTS.indexOf(slot)
  if (part < 0) return -1
  return part * VOLUMES + (volume >= WIDE ? 2 : volume <= -WIDE ? 0 : 1)
}
