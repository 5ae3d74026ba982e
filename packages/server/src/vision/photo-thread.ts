import { Piscina } from "piscina"
import { createTurns, type TurnTaker } from "../turns/turns.ts"
import { ReadingFailed, VisionError } from "./vision-error.ts"
import { limitWork } from "./work-limit.ts"

/** A thread that reads pictures one after the other, by turns between those who ask. */
export interface PhotoThread<Task, Answer> {
  /**
   * @throws {VisionError} "too-slow" on what is too much work
   * @throws {Refusal} 429 where the asker has too much waiting
   * @throws {ReadingFailed} where reading it ended the thread; another try may help
   */
  run(task: Task, asker: TurnTaker): Promise<Answer>
  close(): Promise<void>
}

interface ThreadSettings {
  readonly filename: URL
  /** Work past which the thread is ended, in milliseconds of its processor time. */
  readonly limitMs: number
  /** How long it is kept without work, in milliseconds. */
  readonly idleMs: number
}

/** By the clock, for what waits without working. */
const CLOCK_MS = 5 * 60_000

/** No thread runs until it is needed. */
export function createPhotoThread<Task, Answer>({
  filename,
  limitMs,
  idleMs,
}: ThreadSettings): PhotoThread<Task, Answer> {
  const pool = new Piscina<Task, Answer>({
    filename: filename.href,
    minThreads: 0,
    // One picture at a time keeps memory bounded, and a core free for calls.
    maxThreads: 1,
    concurrentTasksPerWorker: 1,
    idleTimeout: idleMs,
  })
  const turns = createTurns()

  /** The limit begins with the turn, not with the wait for it, and counts the thread's own work. */
  async function inTime(task: Task): Promise<Answer> {
    const limits = { workMs: limitMs, clockMs: CLOCK_MS }
    const { signal, end } = limitWork(() => pool.threads[0], limits)
    try {
      return await pool.run(task, { signal })
    } catch (error) {
      if (signal.aborted) throw new VisionError("too-slow", { cause: error })
      throw new ReadingFailed("the reader of photos died", { cause: error })
    } finally {
      end()
    }
  }

  return {
    run: (task, asker) => turns.take(asker, () => inTime(task)),
    close: () => pool.destroy(),
  }
}
