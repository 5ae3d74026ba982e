import { type DressedWords, drawLook } from "@stylin/drawing"
import { standBehindCalls } from "../turns/thread-priority.ts"
import { bitmapOf } from "./bitmap.ts"
import type { ComposedPicture } from "./composed-pictures.ts"
import type { LookPicture } from "./look-address.ts"

standBehindCalls()

/** A look, with the cloth of its garments. */
export interface OwnLookDrawing extends Pick<LookPicture, "figure" | "styling"> {
  readonly garments: readonly DressedWords[]
  /** Why garments do not wear the cloth that they should. */
  readonly problems: readonly string[]
}

/** Sharp on a card of 450 px on a 2x screen. */
const WIDTH = 900

/** Runs in the threads: a look, clear around the figure. */
export default async function draw({
  problems,
  ...look
}: OwnLookDrawing): Promise<ComposedPicture> {
  const bytes = await bitmapOf(drawLook({ ...look, ground: null }), { width: WIDTH })
  return { bytes, problems }
}
