import type { Patience } from "../turns/turns.ts"
import {
  type ComposedPictures,
  composingTurns,
  createComposedPictures,
} from "./composed-pictures.ts"
import type { OwnLookDrawing } from "./own-look-thread.ts"

/** Draws looks in her own cloth. */
export type OwnLooks = ComposedPictures<OwnLookDrawing>

/** No thread starts before it is needed. */
export function createOwnLooks(patience?: Patience): OwnLooks {
  const thread = new URL("./own-look-thread.ts", import.meta.url)
  return createComposedPictures(thread, composingTurns(patience))
}
