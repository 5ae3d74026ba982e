import { type Cloth, type Panel, patternOverlay } from "../core/cloth.ts"
import { materialOverlay } from "../core/materials.ts"
import { RUNS_ON } from "../core/patterns.ts"
import type { Pen } from "../core/pen.ts"

/** The cloth's print and surface on a small part of outline d: a collar, a lapel, a belt. */
export function clothOn(pen: Pen, cloth: Cloth, panel: Panel, d: string): string {
  const surface = SHOWN.has(cloth.material ?? "plain")
    ? materialOverlay(pen, cloth, panel, (paint) => pen.fill(d, paint))
    : ""
  const print = patternOverlay(pen, cloth, panel, d)
  // Lines run on past the part's edges, and tiles fill it.
  return (RUNS_ON.has(cloth.pattern ?? "plain") ? pen.within(d, print) : print) + surface
}

/** Surfaces that cover the cloth evenly; streaks of light and worn places only suit large panels. */
const SHOWN: ReadonlySet<string> = new Set([
  "knit",
  "cable",
  "fur",
  "teddy",
  "fleece",
  "linen",
  "sequin",
  "corduroy",
])
