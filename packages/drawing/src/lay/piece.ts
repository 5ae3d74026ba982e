import type { Kind, Slot } from "@stylin/garments/vocabulary"
import type { Shape, Size } from "./shape.ts"

/** A garment to lay out: what it is, its size in cm as its picture lies, and its shape. */
export interface LaidPiece {
  readonly kind: Kind
  readonly slot: Slot
  readonly cm: Size
  readonly shape: Shape
}

/** A piece's place: its top left corner, in cm. */
export interface Laid {
  readonly piece: LaidPiece
  readonly x: number
  readonly y: number
}

/** The area that pieces take, in cm. */
export interface Extent {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export function extentOf(laid: readonly Laid[]): Extent {
  return {
    left: Math.min(...laid.map(({ x }) => x)),
    top: Math.min(...laid.map(({ y }) => y)),
    right: Math.max(...laid.map(({ x, piece }) => x + piece.cm.width)),
    bottom: Math.max(...laid.map(({ y, piece }) => y + piece.cm.height)),
  }
}
