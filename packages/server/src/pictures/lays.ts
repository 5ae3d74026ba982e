import { Piscina } from "piscina"
import type { Patience, TurnTaker } from "../turns/turns.ts"
import {
  type ComposedPicture,
  type ComposedPictures,
  composingTurns,
  createComposedPictures,
  IDLE_MS,
} from "./composed-pictures.ts"
import { createFileCache, type FileCacheOptions } from "./file-cache.ts"
import type { LayPart } from "./lay-thread.ts"
import type { ShareTask } from "./share-thread.ts"

type LayTask = () => Promise<readonly LayPart[]>

/** Composes flat lays, and the pictures of looks that are given away. */
export interface Lays extends Omit<ComposedPictures<readonly LayPart[]>, "compose"> {
  /** A lay that may show her photos: kept in memory alone. See ComposedPictures. */
  compose(name: string, asker: TurnTaker, task: LayTask): Promise<ComposedPicture>
  /** A lay of what shops sell: kept as a file as well, so that a restart need not compose it again. */
  composePublic(name: string, asker: TurnTaker, task: LayTask): Promise<ComposedPicture>
  /**
   * A look to give away, as JPEG; nothing of it is kept.
   * @throws {Refusal} 429 if too many of the asker's pictures are waiting, 503 if others' would keep it too long
   */
  share(asker: TurnTaker, task: () => Promise<ShareTask>): Promise<Uint8Array>
}

/** No thread starts before it is needed. */
export function createLays(options: FileCacheOptions, patience?: Patience): Lays {
  const turns = composingTurns(patience)
  const lays = createComposedPictures<readonly LayPart[]>(
    new URL("./lay-thread.ts", import.meta.url),
    turns,
  )
  const files = createFileCache(options)
  const sharing = new Piscina<ShareTask, Uint8Array>({
    filename: new URL("./share-thread.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })
  return {
    compose: (name, asker, task) => lays.compose(name, asker, task),
    composePublic: (name, asker, task) => lays.compose(name, asker, task, { files }),
    isIdle: lays.isIdle,
    share: (asker, task) => turns.take(asker, async () => sharing.run(await task())),
    close: async () => {
      await Promise.all([lays.close(), sharing.destroy()])
      await files.close()
    },
  }
}
