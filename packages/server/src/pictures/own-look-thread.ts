import { type DressedWords, drawLook } from "@stylin/drawing"
import { bitmapOf } from "./bitmap.ts"
import type { LookPicture } from "./look-address.ts"

/** A look, with the cloth of its garments. */
export interface OwnLookDrawing extends Pick<LookPicture, "figure" | "styling"> {
  readonly garments: readonly DressedWords[]
}

/** Sharp on a card of 450 px on a 2x screen. */
const WIDTH = 900

/** Runs in the thread: a look as WebP, clear around the figure: pages light it themselves. */
export default function draw(look: OwnLookDrawing): Promise<Uint8Array> {
  return bitmapOf(drawLook({ ...look, ground: null, light: false }), { width: WIDTH })
}
