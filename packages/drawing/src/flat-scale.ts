import { type Kind, kindFacts } from "@stylin/garments/vocabulary"
import type { Bounds } from "./core/bounds.ts"
import { type Body, MANNEQUIN, makeBody } from "./figure/body.ts"
import type { Box } from "./frame.ts"

/** Where a flat lies on its sheet of 600 x 800 px. */
export const SHEET: Box = { x: 50, y: 80, width: 500, height: 640 }

/** The largest scale. Beyond it a garment's lines look like a felt pen's. */
const LARGEST = 2.6

/**
 * How much a short garment grows on its sheet: at 0 it keeps the scale of the longest of its
 * family, at 1 all are equally high and no hem can be read.
 */
const GROWTH = 0.25

/** How much of the spare paper is above a garment that is told by its hem, as on a rail. */
const ABOVE = 0.25

/** Garments whose lengths are told apart by their hems, and the torso level at which they begin. */
function hungFrom(kind: Kind): number | undefined {
  const { slot } = kindFacts(kind)
  if (slot === "dress") return 0.4
  return slot === "bottom" ? 5 : undefined
}

const mannequin: Body = makeBody({ measures: MANNEQUIN, pose: "flat" })

/** How a flat is placed on its sheet. */
export interface FlatPlace {
  readonly largest: number
  /** Where it is centred: what is told by its hem has less paper above it than below. */
  readonly room: Box
}

/**
 * How a garment alone is placed. Dresses share one scale, and skirts and trousers another, a little
 * larger for the shorter ones: a mini ends high on its sheet, a midi or culottes lower, a maxi at its foot.
 */
export function flatPlace(kind: Kind, [, y0, , y1]: Bounds): FlatPlace {
  const from = hungFrom(kind)
  if (from === undefined) return { largest: LARGEST, room: SHEET }
  const longest = mannequin.lm.ankleR[1] - mannequin.T(from, 0)[1]
  const high = Math.min(longest, y1 - y0)
  const scale = Math.min(LARGEST, (SHEET.height / longest) * (longest / high) ** GROWTH)
  const spare = SHEET.height - high * scale
  return { largest: scale, room: { ...SHEET, height: SHEET.height - spare * (1 - 2 * ABOVE) } }
}
