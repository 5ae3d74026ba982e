import { drawFlat, drawLook } from "@stylin/drawing"
import type { GarmentWords } from "@stylin/garments/vocabulary"
import type { LookPicture } from "./look-address.ts"

/** What the thread can be asked for. */
export type DrawingTask = { readonly flat: GarmentWords } | { readonly look: LookPicture }

/** The sheet stays transparent: whoever shows the drawing puts it on their theme's ground. */
const CLEAR = { ground: null }

/** Runs in the thread: one drawing, as SVG. */
export default function draw(task: DrawingTask): string {
  return "flat" in task ? drawFlat(task.flat, CLEAR) : drawLook({ ...task.look, ...CLEAR })
}
