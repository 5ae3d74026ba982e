import { Piscina } from "piscina"
import { createTurns, type TurnTaker } from "../turns/turns.ts"
import { createByteCache } from "./byte-cache.ts"
import type { Collage, CollagePart } from "./collage-thread.ts"

/**
 * Composes collages on their own threads; those who ask take turns, because each takes some hundred
 * milliseconds of computing.
 */
export interface Collages {
  /**
   * The collage of this name; calls for the same one share the work.
   * @param parts reads what is in it, unless it is cached
   * @throws {Refusal} 429 if too many of the asker's collages are waiting
   */
  compose(
    name: string,
    asker: TurnTaker,
    parts: () => Promise<readonly CollagePart[]>,
  ): Promise<Collage>
  close(): Promise<void>
}

const CACHE_BYTES = 32 * 1024 * 1024
const THREADS = 2
/** More than a feed shows. */
const MOST_WAITING = 60
const IDLE_MS = 60_000

/** No thread starts before it is needed. */
export function createCollages(): Collages {
  const pool = new Piscina<readonly CollagePart[], Collage>({
    filename: new URL("./collage-thread.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
  })
  const cache = createByteCache(CACHE_BYTES)
  const underWay = new Map<string, Promise<Collage>>()

  const turns = createTurns({ atOnce: THREADS, mostWaiting: MOST_WAITING })

  async function make(
    name: string,
    asker: TurnTaker,
    parts: () => Promise<readonly CollagePart[]>,
  ) {
    const collage = await turns.take(asker, async () => pool.run(await parts()))
    if (collage.problems.length === 0) cache.set(name, collage.bytes)
    return collage
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
    close: () => pool.destroy(),
  }
}
