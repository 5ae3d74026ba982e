import { Piscina } from "piscina"
import { createTurns, type TurnTaker } from "../turns/turns.ts"
import { createByteCache } from "./byte-cache.ts"
import type { DrawingTask } from "./drawing-thread.ts"

/** Draws on its own thread, in turns: a look takes some ten milliseconds. */
export interface Drawings {
  /**
   * The drawing of this name, as SVG.
   * @throws {Refusal} 429 if too many of the asker's drawings are waiting
   */
  draw(name: string, task: DrawingTask, asker: TurnTaker): Promise<string>
  close(): Promise<void>
}

const CACHE_BYTES = 16 * 1024 * 1024
const IDLE_MS = 10 * 60_000
/** More than a page shows. */
const MOST_WAITING = 300

/** No thread starts before it is needed. */
export function createDrawings(): Drawings {
  const pool = new Piscina<DrawingTask, string>({
    filename: new URL("./drawing-thread.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })
  const turns = createTurns({ mostWaiting: MOST_WAITING })
  const cache = createByteCache(CACHE_BYTES)
  return {
    async draw(name, task, asker) {
      const known = cache.get(name)
      if (known) return Buffer.from(known).toString()
      const drawn = await turns.take(asker, () => pool.run(task))
      cache.set(name, Buffer.from(drawn))
      return drawn
    },
    close: () => pool.destroy(),
  }
}
