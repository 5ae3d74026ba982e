import { Piscina } from "piscina"
import { createByteCache } from "./byte-cache.ts"
import type { Collage, CollagePart } from "./collage-thread.ts"

/** Composes collages on threads of their own: one takes some hundred milliseconds of computing. */
export interface Collages {
  /**
   * The collage of this name; the same for everybody who asks for it meanwhile.
   * @param parts reads what is in it, if it is not at hand
   */
  compose(name: string, parts: () => Promise<readonly CollagePart[]>): Promise<Collage>
  close(): Promise<void>
}

const CACHE_BYTES = 32 * 1024 * 1024
const THREADS = 2
const IDLE_MS = 60_000

/** No thread runs until it is needed. */
export function createCollages(): Collages {
  const pool = new Piscina<readonly CollagePart[], Collage>({
    filename: new URL("./collage-thread.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
  })
  const cache = createByteCache(CACHE_BYTES)
  const underWay = new Map<string, Promise<Collage>>()

  async function make(name: string, parts: () => Promise<readonly CollagePart[]>) {
    const collage = await pool.run(await parts())
    if (collage.problems.length === 0) cache.set(name, collage.bytes)
    return collage
  }

  return {
    async compose(name, parts) {
      const bytes = cache.get(name)
      if (bytes) return { bytes, problems: [] }
      const making = underWay.get(name) ?? make(name, parts).finally(() => underWay.delete(name))
      underWay.set(name, making)
      return making
    },
    close: () => pool.close(),
  }
}
