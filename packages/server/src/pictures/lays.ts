import { Piscina } from "piscina"
import type { TurnTaker } from "../turns/turns.ts"
import {
  type ComposedPictures,
  composingTurns,
  createComposedPictures,
  IDLE_MS,
} from "./composed-pictures.ts"
import type { LayPart } from "./lay-thread.ts"
import type { ShareTask } from "./share-thread.ts"

/** Composes flat lays, and the pictures of looks that are given away. */
export interface Lays extends ComposedPictures<readonly LayPart[]> {
  /**
   * A look to give away, as JPEG; nothing of it is kept.
   * @throws {Refusal} 429 if too many of the asker's pictures are waiting
   */
  share(asker: TurnTaker, task: () => Promise<ShareTask>): Promise<Uint8Array>
}

/** No thread starts before it is needed. */
export function createLays(): Lays {
  const turns = composingTurns()
  const lays = createComposedPictures<readonly LayPart[]>(
    new URL("./lay-thread.ts", import.meta.url),
    turns,
  )
  const sharing = new Piscina<ShareTask, Uint8Array>({
    filename: new URL("./share-thread.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })
  return {
    compose: lays.compose,
    isIdle: lays.isIdle,
    share: (asker, task) => turns.take(asker, async () => sharing.run(await task())),
    close: async () => {
      await Promise.all([lays.close(), sharing.destroy()])
    },
  }
}
