import { Piscina } from "piscina"
import { createTurns, type TurnTaker } from "../turns/turns.ts"
import { createByteCache } from "./byte-cache.ts"
import type { OwnLookDrawing } from "./own-look-thread.ts"

/** A look's drawing, and why garments do not wear the cloth that they should. */
export interface OwnLookParts extends OwnLookDrawing {
  readonly problems: readonly string[]
}

export interface DrawnOwnLook {
  /** WebP. */
  readonly bytes: Uint8Array
  readonly problems: readonly string[]
}

/**
 * Draws looks in her own cloth on a thread of their own; those who ask take turns, because each
 * takes some hundred milliseconds of computing.
 */
export interface OwnLooks {
  /**
   * The look of this name; calls for the same one share the work.
   * @param parts reads what is drawn, unless it is cached
   * @throws {Refusal} 429 if too many of the asker's looks are waiting
   */
  draw(name: string, asker: TurnTaker, parts: () => Promise<OwnLookParts>): Promise<DrawnOwnLook>
  close(): Promise<void>
}

const CACHE_BYTES = 32 * 1024 * 1024
const THREADS = 2
/** More than a feed shows. */
const MOST_WAITING = 60
const IDLE_MS = 60_000

/** No thread starts before it is needed. */
export function createOwnLooks(): OwnLooks {
  const pool = new Piscina<OwnLookDrawing, Uint8Array>({
    filename: new URL("./own-look-thread.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
  })
  const cache = createByteCache(CACHE_BYTES)
  const underWay = new Map<string, Promise<DrawnOwnLook>>()
  const turns = createTurns({ atOnce: THREADS, mostWaiting: MOST_WAITING })

  async function make(
    name: string,
    asker: TurnTaker,
    parts: () => Promise<OwnLookParts>,
  ): Promise<DrawnOwnLook> {
    const drawn = await turns.take(asker, async () => {
      const { problems, ...drawing } = await parts()
      return { bytes: await pool.run(drawing), problems }
    })
    if (drawn.problems.length === 0) cache.set(name, drawn.bytes)
    return drawn
  }

  return {
    async draw(name, asker, parts) {
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
