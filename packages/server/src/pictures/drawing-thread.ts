import { drawFlat, drawLook } from "@stylin/drawing"
import type { GarmentWords } from "@stylin/garments/vocabulary"
import type { LookPicture } from "./look-address.ts"

/** What the thread can be asked for. */
export type DrawingTask = { readonly flat: GarmentWords } | { readonly look: LookPicture }

/** The sheet is left clear: whoever shows a drawing puts it on the ground of their theme. */
const CLEAR = { ground: null }

/** What the thread runs: one drawing, as SVG. */
export default function draw(task: DrawingTask): string {
  return "flat" in task ? drawFlat(task.flat, CLEAR) : drawLook({ ...task.look, ...CLEAR })
}
