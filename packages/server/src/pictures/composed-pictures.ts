import { Piscina } from "piscina"
import { createTurns, type Patience, type Turns, type TurnTaker } from "../turns/turns.ts"
import { createByteCache } from "./byte-cache.ts"
import type { FileCache } from "./file-cache.ts"

/** A picture made of several parts. */
export interface ComposedPicture {
  /** WebP. */
  readonly bytes: Uint8Array
  /** Why parts are missing or were replaced by drawings. */
  readonly problems: readonly string[]
}

/**
 * Composes pictures on their own threads; those who ask take turns, because each takes some hundred
 * milliseconds of computing.
 */
export interface ComposedPictures<Task> {
  /**
   * The picture of this name; calls for the same one share the work, and it is kept in memory if
   * nothing is missing in it.
   * @param task reads what is in it, unless it is kept
   * @param options.files keeps it beyond a restart; for pictures that tell of nobody, since no erasure finds them there
   * @throws {Refusal} 429 if too many of the asker's pictures are waiting, 503 if others' would keep it too long
   */
  compose(
    name: string,
    asker: TurnTaker,
    task: () => Promise<Task>,
    options?: { readonly files?: FileCache },
  ): Promise<ComposedPicture>
  /** Whether nothing is being composed. */
  isIdle(): boolean
  close(): Promise<void>
}

/** How many are composed at once. */
export const COMPOSED_AT_ONCE = 2
/** More than a feed shows. */
const MOST_WAITING = 60
/** Some hundred pictures: whoever has fetched one keeps it. */
const CACHE_BYTES = 12 * 1024 * 1024
export const IDLE_MS = 60_000

/** The order in which pictures are composed. */
export const composingTurns = (patience?: Patience) =>
  createTurns({ atOnce: COMPOSED_AT_ONCE, mostWaiting: MOST_WAITING, patience })

/**
 * No thread starts before it is needed.
 * @param thread the file that composes one picture from a task
 */
export function createComposedPictures<Task>(thread: URL, turns: Turns): ComposedPictures<Task> {
  const pool = new Piscina<Task, ComposedPicture>({
    filename: thread.href,
    minThreads: 0,
    maxThreads: COMPOSED_AT_ONCE,
    idleTimeout: IDLE_MS,
  })
  const cache = createByteCache(CACHE_BYTES)
  const underWay = new Map<string, Promise<ComposedPicture>>()

  async function make(
    name: string,
    asker: TurnTaker,
    task: () => Promise<Task>,
    files: FileCache | undefined,
  ): Promise<ComposedPicture> {
    const filed = await files?.get(name)
    const picture = filed
      ? { bytes: filed, problems: [] }
      : await turns.take(asker, async () => pool.run(await task()))
    if (picture.problems.length > 0) return picture
    cache.set(name, picture.bytes)
    if (!filed) void files?.set(name, picture.bytes)
    return picture
  }

  return {
    async compose(name, asker, task, { files } = {}) {
      const bytes = cache.get(name)
      if (bytes) return { bytes, problems: [] }
      const making =
        underWay.get(name) ?? make(name, asker, task, files).finally(() => underWay.delete(name))
      underWay.set(name, making)
      return making
    },
    isIdle: () => underWay.size === 0,
    close: () => pool.destroy(),
  }
}
