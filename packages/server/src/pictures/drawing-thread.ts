import { type DressedWords, drawFlat, drawLook } from "@stylin/drawing"
import type { GarmentWords } from "@stylin/garments/vocabulary"
import { standBehindCalls } from "../turns/thread-priority.ts"
import { bitmapOf } from "./bitmap.ts"
import type { LookPicture } from "./look-address.ts"

standBehindCalls()

/** A look, with the cloth of its garments. */
export interface DressedLook extends Omit<LookPicture, "garments"> {
  readonly garments: readonly DressedWords[]
}

/** What the threads can be asked for. */
export type DrawingTask = ({ readonly flat: GarmentWords } | { readonly look: DressedLook }) & {
  /** Of a bitmap, in px; without it the drawing stays SVG. */
  readonly width?: number | undefined
}

/** Runs in the threads: one drawing, as SVG or WebP; nothing if only a thread is wanted. */
export default async function draw(asked: DrawingTask | "wake"): Promise<Uint8Array> {
  if (asked === "wake") return new Uint8Array()
  const { width, ...task } = asked
  const drawing = drawn(task)
  return width === undefined ? Buffer.from(drawing) : bitmapOf(drawing, { width })
}

/** The sheet stays clear: whoever shows the drawing puts it on their theme's ground. */
function drawn(task: DrawingTask): string {
  const ground = null
  return "flat" in task ? drawFlat(task.flat, { ground }) : drawLook({ ...task.look, ground })
}
