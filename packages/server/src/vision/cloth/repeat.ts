import type { Raster } from "../raster.ts"

/** How cloth repeats along one side. */
export interface Repeat {
  /** The shortest shift in px after which it looks the same again; the whole side if none does. */
  readonly period: number
  /** A long shift in px after which it looks most like before: where a tile is best cut. */
  readonly cut: number
  /** How unlike it is after that shift: 0 the same, 1 as unlike as any two places. */
  readonly unlike: number
}

/** A tile is at least and at most this part of the side. */
const SHORTEST = 0.4
const LONGEST = 0.86
/** Fine weave repeats in less, which tells nothing. */
const LEAST_PERIOD = 6
/** A shift that looks no worse than the best by this much may be the period. */
const NEARLY = 0.08
/** Above this no shift looks like a repeat. */
const REPEATS = 0.6
/** Every so many pixels are compared, both ways. */
const EVERY = 3

/** How a picture repeats from left to right, or from top to bottom. */
export function repeatOf(picture: Raster, side: "x" | "y"): Repeat {
  const length = side === "x" ? picture.width : picture.height
  const longest = Math.floor(length * LONGEST)
  const shifts = Array.from({ length: longest + 1 }, (_, shift) =>
    shift < LEAST_PERIOD ? Number.POSITIVE_INFINITY : difference(picture, side, shift),
  )
  const anywhere = shifts.slice(LEAST_PERIOD).reduce((sum, one) => sum + one, 0)
  const usual = anywhere / Math.max(1, shifts.length - LEAST_PERIOD)
  const unlikeAt = (shift: number) => (usual > 0 ? (shifts[shift] ?? usual) / usual : 0)
  let cut = longest
  for (let shift = longest; shift >= Math.ceil(length * SHORTEST); shift -= 1) {
    if (unlikeAt(shift) < unlikeAt(cut) - 0.01) cut = shift
  }
  const unlike = unlikeAt(cut)
  const period =
    unlike < REPEATS
      ? shifts.findIndex(
          (_, shift) =>
            shift >= LEAST_PERIOD && isValley(shifts, shift) && unlikeAt(shift) <= unlike + NEARLY,
        )
      : -1
  return { period: period < 0 ? length : period, cut, unlike }
}

function isValley(shifts: readonly number[], at: number): boolean {
  const here = shifts[at] ?? 0
  return here <= (shifts[at - 1] ?? here) && here <= (shifts[at + 1] ?? here)
}

/** The mean difference of the channels between a picture and itself after a shift. */
function difference({ width, height, rgb }: Raster, side: "x" | "y", shift: number): number {
  const [right, down] = side === "x" ? [shift, 0] : [0, shift]
  let [sum, count] = [0, 0]
  for (let y = 0; y < height - down; y += EVERY) {
    for (let x = 0; x < width - right; x += EVERY) {
      const here = (y * width + x) * 3
      const there = ((y + down) * width + x + right) * 3
      sum +=
        Math.abs((rgb[here] ?? 0) - (rgb[there] ?? 0)) +
        Math.abs((rgb[here + 1] ?? 0) - (rgb[there + 1] ?? 0)) +
        Math.abs((rgb[here + 2] ?? 0) - (rgb[there + 2] ?? 0))
      count += 1
    }
  }
  return count > 0 ? sum / count : 0
}
