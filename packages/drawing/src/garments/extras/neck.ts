import type { Point } from "../../core/geom.ts"

/** Where a scarf goes round the neck, and how large it is drawn. */
export interface Neck {
  readonly at: Point
  readonly k: number
}
