import { MATERIALS, PATTERNS } from "@stylin/garments/vocabulary"
import { SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { AXES, AXES_OF } from "./axes.ts"
import { SAYINGS, says } from "./said.ts"

/** The parts of a look that have their own usual style. */
const PARTS = ["upper", "lower", "shoes", "bag", "accessory"] as const
const PART_OF: Readonly<Record<(typeof SLOTS)[number], (typeof PARTS)[number]>> = {
  coat: "upper",
  layer: "upper",
  top: "upper",
  base: "upper",
  dress: "lower",
  bottom: "lower",
  legwear: "accessory",
  shoes: "shoes",
  bag: "bag",
  accessory: "accessory",
  head: "accessory",
}
const PART_OF_SLOT = SLOTS.map((slot) => PARTS.indexOf(PART_OF[slot]))

/** The part of a look that a piece belongs to, as an index into the fitted numbers. */
export function partOf({ slot }: Pick<Piece, "slot">): number {
  return PART_OF_SLOT[slot] ?? 0
}

export const PART_COUNT = PARTS.length

const NOWHERE = AXES.map(() => 0)
const onAxes = (direction: string) => {
  const on = AXES_OF[direction]
  return on ? AXES.map((axis) => on[axis] ?? 0) : NOWHERE
}
const OF_SAYINGS = SAYINGS.map(onAxes)
const OF_MATERIALS = MATERIALS.map((material) => onAxes(`material:${material}`))
const OF_PATTERNS = PATTERNS.map((pattern) => onAxes(`pattern:${pattern}`))
const DRESSED = AXES.indexOf("dressed")
const COLD = AXES.indexOf("cold")
/** The middle grades of formality and warmth, and how many grades make a step on an axis. */
const MIDDLE = { formality: 3, warmth: 2.7, step: 2 } as const

/** A piece's position on each of `AXES`, from -1 to 1. */
export function axesOf(piece: Piece): number[] {
  const sums = AXES.map(
    (_, axis) =>
      (OF_MATERIALS[piece.material]?.[axis] ?? 0) + (OF_PATTERNS[piece.pattern]?.[axis] ?? 0),
  )
  const add = (axis: number, value: number) => {
    sums[axis] = (sums[axis] ?? 0) + value
  }
  for (const [at, on] of OF_SAYINGS.entries()) {
    if (on === NOWHERE || !says(piece.said, at)) continue
    for (const [axis, step] of on.entries()) add(axis, step)
  }
  add(DRESSED, (piece.formality - MIDDLE.formality) / MIDDLE.step)
  add(COLD, (piece.warmth - MIDDLE.warmth) / MIDDLE.step)
  return sums.map(Math.tanh)
}
