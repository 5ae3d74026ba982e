import { availableParallelism } from "node:os"
import { Piscina } from "piscina"
import { createTurns, type Patience, type TurnTaker } from "../turns/turns.ts"
import { createByteCache } from "./byte-cache.ts"
import type { DrawingTask } from "./drawing-thread.ts"
import { createFileCache, type FileCacheOptions } from "./file-cache.ts"

/**
 * Draws on threads of its own, in turns: a look takes some ten milliseconds as SVG, and some hundred
 * as a bitmap.
 */
export interface Drawings {
  /**
   * The drawing of this name: SVG, or WebP if the task has a width. Calls for the same one share the
   * work.
   * @throws {Refusal} 429 if too many of the asker's drawings are waiting, 503 if others' would keep it too long
   */
  draw(name: string, task: DrawingTask, asker: TurnTaker): Promise<Uint8Array>
  /** Whether nothing is being drawn. */
  isIdle(): boolean
  /** Starts a thread if none runs, for drawings that will be asked for in a moment. */
  wake(): void
  close(): Promise<void>
}

/** Some hundred pictures of looks or garments: whoever has fetched one keeps it, and flats are files besides. */
const CACHE_BYTES = 16 * 1024 * 1024
const THREADS = Math.min(2, availableParallelism())
const IDLE_MS = 10 * 60_000
/** More than a page shows. */
const MOST_WAITING = 300

/**
 * No thread starts before it is needed. Bitmaps of garments are kept as files as well, so that a
 * catalogue is drawn once. Looks are not: who wears them may be drawn after somebody's selfie.
 */
export function createDrawings(files: FileCacheOptions, patience?: Patience): Drawings {
  const pool = new Piscina<DrawingTask | "wake", Uint8Array>({
    filename: new URL("./drawing-thread.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
  })
  const turns = createTurns({ atOnce: THREADS, mostWaiting: MOST_WAITING, patience })
  const cache = createByteCache(CACHE_BYTES)
  const fileCache = createFileCache(files)
  const underWay = new Map<string, Promise<Uint8Array>>()

  async function make(name: string, task: DrawingTask, asker: TurnTaker): Promise<Uint8Array> {
    const isFile = "flat" in task && task.width !== undefined
    const filed = isFile ? await fileCache.get(name) : undefined
    const bytes = filed ?? (await turns.take(asker, () => pool.run(task)))
    cache.set(name, bytes)
    if (isFile && !filed) void fileCache.set(name, bytes)
    return bytes
  }

  return {
    async draw(drawing, task, asker) {
      const name = `${drawing} ${task.width ?? "svg"}`
      const known = cache.get(name)
      if (known) return known
      const making =
        underWay.get(name) ?? make(name, task, asker).finally(() => underWay.delete(name))
      underWay.set(name, making)
      return making
    },
    isIdle: () => underWay.size === 0,
    wake() {
      if (pool.threads.length > 0) return
      // A failure would show with the first drawing.
      pool.run("wake").catch(() => undefined)
    },
    async close() {
      await pool.destroy()
      await fileCache.close()
    },
  }
}
