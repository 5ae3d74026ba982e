import { Piscina } from "piscina"
import { createTurns, type TurnTaker } from "../turns/turns.ts"
import { createByteCache } from "./byte-cache.ts"
import type { Lay, LayPart } from "./lay-thread.ts"
import type { ShareTask } from "./share-thread.ts"

/**
 * Composes flat lays on their own threads; those who ask take turns, because each takes some hundred
 * milliseconds of computing.
 */
export interface Lays {
  /**
   * The lay of this name; calls for the same one share the work.
   * @param parts reads what is in it, unless it is cached
   * @throws {Refusal} 429 if too many of the asker's lays are waiting
   */
  compose(name: string, asker: TurnTaker, parts: () => Promise<readonly LayPart[]>): Promise<Lay>
  /**
   * A look to give away, as JPEG; nothing of it is kept.
   * @throws {Refusal} 429 if too many of the asker's pictures are waiting
   */
  share(asker: TurnTaker, task: () => Promise<ShareTask>): Promise<Uint8Array>
  close(): Promise<void>
}

const CACHE_BYTES = 32 * 1024 * 1024
const THREADS = 2
/** More than a feed shows. */
const MOST_WAITING = 60
const IDLE_MS = 60_000

/** No thread starts before it is needed. */
export function createLays(): Lays {
  const pool = new Piscina<readonly LayPart[], Lay>({
    filename: new URL("./lay-thread.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
  })
  const sharing = new Piscina<ShareTask, Uint8Array>({
    filename: new URL("./share-thread.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })
  const cache = createByteCache(CACHE_BYTES)
  const underWay = new Map<string, Promise<Lay>>()

  const turns = createTurns({ atOnce: THREADS, mostWaiting: MOST_WAITING })

  async function make(name: string, asker: TurnTaker, parts: () => Promise<readonly LayPart[]>) {
    const lay = await turns.take(asker, async () => pool.run(await parts()))
    if (lay.problems.length === 0) cache.set(name, lay.bytes)
    return lay
  }

  return {
    async compose(name, asker, parts) {
      const bytes = cache.get(name)
      if (bytes) return { bytes, problems: [] }
      const making =
        underWay.get(name) ?? make(name, asker, parts).finally(() => underWay.delete(name))
      underWay.set(name, making)
      return making
    },
    share: (asker, task) => turns.take(asker, async () => sharing.run(await task())),
    close: async () => {
      await Promise.all([pool.destroy(), sharing.destroy()])
    },
  }
}
