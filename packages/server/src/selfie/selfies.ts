import { Piscina } from "piscina"
import { createTurns, type TurnTaker } from "../turns/turns.ts"
import type { SelfieReading } from "./read-selfie.ts"
import { SelfieError } from "./selfie-error.ts"
import type { SelfieAnswer, SelfieTask } from "./selfie-thread.ts"

/** Reads selfies in memory, on its own thread; those who ask take turns. */
export interface Selfies {
  /**
   * @throws {SelfieError} with advice for her
   * @throws {Refusal} 429 if too many of the asker's selfies are waiting
   * @throws {Error} if reading took too long or the thread died; another try may help
   */
  read(task: SelfieTask, asker: TurnTaker): Promise<SelfieReading>
  close(): Promise<void>
}

/** A selfie takes some tenths of a second of one core; after this long its thread is ended. */
const LIMIT_MS = 20_000
const IDLE_MS = 60_000

/** No thread starts before it is needed. */
export function createSelfies(): Selfies {
  const pool = new Piscina<SelfieTask, SelfieAnswer>({
    filename: new URL("./selfie-thread.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    concurrentTasksPerWorker: 1,
    idleTimeout: IDLE_MS,
  })
  const turns = createTurns()
  return {
    async read(task, asker) {
      // The time limit begins with the turn, not with the wait for it.
      const inTime = () => pool.run(task, { signal: AbortSignal.timeout(LIMIT_MS) })
      const answer = await turns.take(asker, inTime)
      if ("problem" in answer) throw new SelfieError(answer.problem)
      return answer.reading
    },
    close: () => pool.destroy(),
  }
}
