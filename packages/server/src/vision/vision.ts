import { Piscina } from "piscina"
import type { PhotoReading } from "./read-photo.ts"
import { VisionError } from "./vision-error.ts"
import type { VisionAnswer } from "./vision-thread.ts"

/** Reads photos on a thread of its own, one after the other. */
export interface Vision {
  /**
   * @throws {VisionError} on what is no picture that can be read
   * @throws {Error} where reading took too long or the thread died; another try may help
   */
  read(bytes: Uint8Array): Promise<PhotoReading>
  close(): Promise<void>
}

/** A photo takes about half a second of one core; past this its thread is ended. */
const LIMIT_MS = 40_000
/** OpenCV's memory grows to the largest photo and never shrinks: an idle thread is let go. */
const IDLE_MS = 30_000

/** No thread runs until it is needed. */
export function createVision(): Vision {
  const pool = new Piscina<Uint8Array, VisionAnswer>({
    filename: new URL("./vision-thread.ts", import.meta.url).href,
    minThreads: 0,
    // One photo at a time keeps memory bounded, and a core free for calls.
    maxThreads: 1,
    concurrentTasksPerWorker: 1,
    idleTimeout: IDLE_MS,
  })
  return {
    async read(bytes) {
      const answer = await pool.run(bytes, { signal: AbortSignal.timeout(LIMIT_MS) })
      if ("problem" in answer) throw new VisionError(answer.problem)
      return answer.reading
    },
    close: () => pool.close(),
  }
}
