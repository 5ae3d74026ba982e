import type { Cloth } from "../../core/cloth.ts"
import { shade, tint } from "../../core/colour.ts"
import { shape } from "../../core/geom.ts"
import type { Pen } from "../../core/pen.ts"
import { part, type Small, small } from "./small.ts"

/** Px per unit of the head's frame, how much heavier its lines are, and where the head would be. */
const ALONE = { k: 150, weight: 1.7, at: [300, 330] } as const
/** How much larger its print is than on a figure, whose head is as small: else flowers would be dots. */
const PRINTED = 1.9

/** The inside of the back, seen through the opening for the face. */
const INSIDE = [
  -0.62, -0.5, -0.62, 0.5, -0.3, 1.1, 0.3, 1.1, 0.6, 0.5, 0.6, -0.5, 0, -0.85, -0.62, -0.5,
]
/** What lies over the shoulders, and the end that hangs in front. */
const OVER_SHOULDERS = [
  -0.5, 0.9, -0.86, 1.24, -1.3, 1.62, -1.42, 2.06, -0.9, 2.34, -0.1, 2.5, 0.7, 2.36, 1.3, 2.02,
  1.22, 1.62, 0.84, 1.26, 0.5, 0.9, 0, 1.2, -0.5, 0.9,
]
const END = [
  -0.06, 1.5, -0.34, 2.1, -0.44, 2.8, -0.4, 3.04, 0.22, 3.08, 0.34, 2.4, 0.5, 1.7, 0.3, 1.4, -0.06,
  1.5,
]
/** Round the face: the edge of its opening, and the outside. */
const OPENING = [
  0.06, 1.04, -0.22, 0.94, -0.44, 0.64, -0.57, 0.24, -0.59, -0.2, -0.44, -0.56, -0.06, -0.7, 0.32,
  -0.6, 0.52, -0.3, 0.56, 0.1, 0.48, 0.5, 0.28, 0.84, 0.06, 1.04,
]
const OUTSIDE = [
  0.06, 1.04, 0.16, 1.3, 0.34, 1.44, 0.7, 1.16, 0.9, 0.5, 0.92, -0.3, 0.7, -0.94, 0.22, -1.26,
  -0.28, -1.23, -0.68, -0.96, -0.88, -0.4, -0.88, 0.36, -0.66, 1.06, -0.2, 1.44, 0.12, 1.48, 0.34,
  1.44,
]
/** Folds from the crown round the cheek, over the shoulder, and down the end. */
const FOLDS = [
  [-0.1, -0.98, -0.56, -0.76, -0.74, -0.1, -0.62, 0.66],
  [0.3, -0.9, 0.66, -0.56, 0.76, 0.1, 0.56, 0.8],
  [0.44, 0.94, 0, 1.34, -0.6, 1.5, -1.16, 1.8],
  [0.62, 1.06, 0.1, 1.6, -0.5, 1.9, -1, 2.14],
  [0.66, 1.3, 0.86, 1.7, 0.8, 2.16],
  [0.06, 1.72, -0.12, 2.3, -0.18, 2.9],
] as const
const LIT = [
  [-0.34, -1.08, -0.72, -0.6, -0.78, 0.1],
  [-0.66, 1.36, -1.04, 1.7, -1.24, 2],
] as const

/** A headscarf as a shop shows it: wound for a head that is not there. */
export function headscarfAlone(pen: Pen, cloth: Cloth): string {
  const printed = { ...cloth, scale: (cloth.scale ?? 1) * PRINTED }
  const frame = small(pen, printed, ALONE.at, ALONE.k, ALONE.weight)
  const { at } = frame
  return (
    pen.fill(shape(at(INSIDE)), shade(cloth.colour, 1.4)) +
    part(frame, [at(OVER_SHOULDERS)]) +
    part(frame, [at(END)]) +
    part(frame, [at(OPENING), at(OUTSIDE)]) +
    marks(frame, FOLDS, shade(cloth.colour, 1.3), 3.4) +
    marks(frame, LIT, tint(cloth.colour, 1), 2.6)
  )
}

const marks = (
  { pen, at }: Small,
  runs: readonly (readonly number[])[],
  colour: string,
  width: number,
): string => runs.map((run) => pen.mark(at(run), width, colour, { a: 0.1, b: 0.1 })).join("")
