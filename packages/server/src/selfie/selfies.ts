import { Piscina } from "piscina"
import type { SelfieReading } from "./read-selfie.ts"
import { SelfieError } from "./selfie-error.ts"
import type { SelfieAnswer, SelfieTask } from "./selfie-thread.ts"

/** Reads selfies in memory, on a thread of its own. */
export interface Selfies {
  /**
   * @throws {SelfieError} with words for what she can do about it
   * @throws {Error} where reading took too long or the thread died; another try may help
   */
  read(task: SelfieTask): Promise<SelfieReading>
  close(): Promise<void>
}

/** A selfie takes some tenths of a second of one core; past this its thread is ended. */
const LIMIT_MS = 20_000
const IDLE_MS = 60_000

/** No thread runs until it is needed. */
export function createSelfies(): Selfies {
  const pool = new Piscina<SelfieTask, SelfieAnswer>({
    filename: new URL("./selfie-thread.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: 1,
    idleTimeout: IDLE_MS,
  })
  return {
    async read(task) {
      const answer = await pool.run(task, { signal: AbortSignal.timeout(LIMIT_MS) })
      if ("problem" in answer) throw new SelfieError(answer.problem)
      return answer.reading
    },
    close: () => pool.close(),
  }
}
