import type { Mask } from "./raster.ts"

/** Pieces that are smaller than this part of the largest one are no part of the garment. */
const LEAST_PIECE = 0.25
/** Larger holes are real: between straps, between legs. */
const LARGEST_HOLE = 0.08
/** Smaller ones never are, and others are real if their pixels are less likely garment than this. */
const PINHOLE = 0.002
const DENIED = 0.25

export interface Piece {
  /** Their places, row by row. */
  readonly pixels: readonly number[]
  readonly touchesFrame: boolean
}

interface Tidying {
  /** Smaller pieces are crumbs, in parts of the largest one. */
  readonly leastPiece?: number
  /** How likely each pixel is garment: holes of which that denies it are real, whatever their size. */
  readonly likely?: Float32Array
}

/** A mask without crumbs and pinholes, and how many pieces it consists of. */
export function tidied(
  mask: Mask,
  { leastPiece = LEAST_PIECE, likely }: Tidying = {},
): { mask: Mask; pieces: number } {
  const pieces = connected(mask, 1).toSorted((a, b) => b.pixels.length - a.pixels.length)
  const largest = pieces[0]?.pixels.length ?? 0
  const kept = pieces.filter(({ pixels }) => pixels.length >= largest * leastPiece)
  const on = new Uint8Array(mask.on.length)
  for (const { pixels } of kept) for (const index of pixels) on[index] = 1
  const whole = { ...mask, on }
  for (const hole of connected(whole, 0)) {
    if (hole.touchesFrame || hole.pixels.length >= largest * LARGEST_HOLE) continue
    if (likely && hole.pixels.length >= largest * PINHOLE && isDenied(hole, likely)) continue
    for (const index of hole.pixels) on[index] = 1
  }
  return { mask: whole, pieces: kept.length }
}

function isDenied({ pixels }: Piece, likely: Float32Array): boolean {
  return pixels.reduce((sum, at) => sum + (likely[at] ?? 0), 0) < DENIED * pixels.length
}

/** The pieces of a mask, of pixels on or off, that hang together by their sides. */
export function connected({ width, height, on }: Mask, value: 0 | 1): Piece[] {
  const seen = new Uint8Array(on.length)
  const pieces: Piece[] = []
  for (let start = 0; start < on.length; start += 1) {
    if (seen[start] || on[start] !== value) continue
    const pixels = [start]
    let touchesFrame = false
    seen[start] = 1
    // Grows while it is walked along.
    for (let at = 0; at < pixels.length; at += 1) {
      const index = pixels[at] ?? 0
      const [x, y] = [index % width, Math.floor(index / width)]
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) touchesFrame = true
      const neighbours = [
        x > 0 ? index - 1 : -1,
        x < width - 1 ? index + 1 : -1,
        y > 0 ? index - width : -1,
        y < height - 1 ? index + width : -1,
      ]
      for (const next of neighbours) {
        if (next < 0 || seen[next] || on[next] !== value) continue
        seen[next] = 1
        pixels.push(next)
      }
    }
    pieces.push({ pixels, touchesFrame })
  }
  return pieces
}
