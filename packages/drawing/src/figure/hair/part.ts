import type { Point, Points } from "../../core/geom.ts"

/**
 * Which colour a part takes: of the hair, lit or in shadow; a sheen that lets the hair through; or
 * of a scarf round it.
 */
export type HairTone = "hair" | "deep" | "lit" | "sheen" | "scarf" | "scarfDeep" | "scarfLit"

/** A part of a head of hair, in the head's own frame. */
export type HairPart =
  /** A closed smooth shape with an edge of its own. */
  | { readonly shape: "mass"; readonly points: Points; readonly tone: HairTone }
  /** A closed shape without an edge; its runs are smooth and meet in corners, as locks do. */
  | {
      readonly shape: "cut"
      readonly runs: readonly [Points, ...Points[]]
      readonly tone: HairTone
    }
  /** The edge that sets hair off what is behind it; none where it grows out of the skin. */
  | { readonly shape: "edge"; readonly lines: readonly Points[] }
  /** Pen lines along the hair, width in px. */
  | {
      readonly shape: "strands"
      readonly lines: readonly Points[]
      readonly tone: HairTone
      readonly width: number
    }
  /** Short tapered hairs of two points, width in px at the root: all one path. */
  | {
      readonly shape: "hairs"
      readonly lines: readonly Points[]
      readonly tone: HairTone
      readonly width: number
    }
  /** Ropes of hair with an edge of their own, width in px. */
  | { readonly shape: "ropes"; readonly lines: readonly Points[]; readonly width: number }

/** What is drawn under the clothes, and over face and collar. */
export interface Hairdo {
  readonly behind: readonly HairPart[]
  readonly front: readonly HairPart[]
}

export const mass = (points: Points, tone: HairTone = "hair"): HairPart => ({
  shape: "mass",
  points,
  tone,
})

export const cut = (runs: readonly [Points, ...Points[]], tone: HairTone = "hair"): HairPart => ({
  shape: "cut",
  runs,
  tone,
})

export const edge = (...lines: readonly Points[]): HairPart => ({ shape: "edge", lines })

export const strands = (
  lines: readonly Points[],
  tone: HairTone = "lit",
  width = 1.2,
): HairPart => ({ shape: "strands", lines, tone, width })

export const hairs = (
  lines: readonly Points[],
  width = 1.6,
  tone: HairTone = "hair",
): HairPart => ({
  shape: "hairs",
  lines,
  tone,
  width,
})

export const ropes = (lines: readonly Points[], width: number): HairPart => ({
  shape: "ropes",
  lines,
  width,
})

/** Points moved sideways in waves that begin below a height. */
export const waved = (points: Points, depth: number, from: number): Point[] =>
  points.map(([x, y]) => {
    const strength = Math.min(1, Math.max(0, (y - from) / 0.5))
    return [x + Math.sign(x) * depth * strength * Math.sin((y - from) * 6.4), y]
  })
