import { type ComposedPictures, createComposedPictures } from "./composed-pictures.ts"
import type { OwnLookDrawing } from "./own-look-thread.ts"

/** Draws looks in her own cloth. */
export type OwnLooks = ComposedPictures<OwnLookDrawing>

/** No thread starts before it is needed. */
export function createOwnLooks(): OwnLooks {
  return createComposedPictures(new URL("./own-look-thread.ts", import.meta.url))
}
