import type { Piece } from "../pieces/piece.ts"
import { FITTED } from "./fitted.ts"
import { axesOf, partOf } from "./on-axes.ts"
import { SAYINGS, says } from "./said.ts"

/** A garment's style in numbers. */
export interface Outline {
  /** Its difference from what is usual for its part of a look, on each of `AXES`. */
  readonly axes: Float32Array
  /** The length of `axes` as a vector. */
  readonly length: number
  /** Its maker's price level, from 0.5 (a web shop) to 4 (a fashion house), if it is known. */
  readonly level: number | undefined
}

const OUTLINES = new WeakMap<Piece, Outline>()
// Each feed makes new pieces of the same garments.
const KNOWN = new Map<string, Outline>()
const MOST_KNOWN = 5_000

/** A piece's style, cached. */
export function outlineOf(piece: Piece): Outline {
  const known = OUTLINES.get(piece)
  if (known) return known
  const { material, pattern, formality, warmth, said } = piece
  const key = `${partOf(piece)}/${material}/${pattern}/${formality}/${warmth}/${said}`
  const outline = KNOWN.get(key) ?? drawn(piece)
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear()
  KNOWN.set(key, outline)
  OUTLINES.set(piece, outline)
  return outline
}

function drawn(piece: Piece): Outline {
  const usual = FITTED.usual[partOf(piece)] ?? []
  const axes = Float32Array.from(
    axesOf(piece),
    (value, at) => (value - (usual[at] ?? 0)) / (FITTED.spread[at] ?? 1),
  )
  return { axes, length: Math.hypot(...axes), level: levelOf(piece) }
}

const LEVELS: Readonly<Record<string, number>> = {
  "brand:luxury": 4,
  "brand:contemporary": 3,
  "brand:highstreet": 2,
  "brand:sportswear": 2,
  "brand:mall": 1.2,
  "brand:eshop": 0.5,
}
const LEVEL_OF = SAYINGS.flatMap((saying, at) => {
  const level = LEVELS[saying]
  return level === undefined ? [] : [{ at, level }]
})

function levelOf({ said }: Piece): number | undefined {
  const levels = LEVEL_OF.filter(({ at }) => says(said, at))
  if (levels.length === 0) return undefined
  return levels.reduce((sum, { level }) => sum + level, 0) / levels.length
}
