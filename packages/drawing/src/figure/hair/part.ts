import type { Point, Points } from "../../core/geom.ts"

/** Which colour a part takes: of the hair, lit or in shadow, or of a scarf round it. */
export type HairTone = "hair" | "deep" | "lit" | "scarf" | "scarfDeep" | "scarfLit"

/** A part of a head of hair, in the head's own frame. */
export type HairPart =
  /** A closed smooth shape. */
  | { readonly shape: "mass"; readonly points: Points; readonly tone: HairTone }
  /** Pen lines along the hair, width in px. */
  | {
      readonly shape: "strands"
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

export const strands = (
  lines: readonly Points[],
  tone: HairTone = "lit",
  width = 1.2,
): HairPart => ({ shape: "strands", lines, tone, width })

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
