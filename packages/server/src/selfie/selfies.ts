import type { TurnTaker } from "../turns/turns.ts"
import { createPhotoThread } from "../vision/photo-thread.ts"
import { VisionError } from "../vision/vision-error.ts"
import type { SelfieReading } from "./read-selfie.ts"
import { SelfieError } from "./selfie-error.ts"
import type { SelfieAnswer, SelfieTask } from "./selfie-thread.ts"

/** Reads selfies in memory, on its own thread; those who ask take turns. */
export interface Selfies {
  /**
   * @throws {SelfieError} with advice for her
   * @throws {Refusal} 429 if too many of the asker's selfies are waiting
   * @throws {Error} if the thread died; another try may help
   */
  read(task: SelfieTask, asker: TurnTaker): Promise<SelfieReading>
  close(): Promise<void>
}

/** A selfie takes some tenths of a second of one core; past this its thread is ended. */
const LIMIT_MS = 20_000
const IDLE_MS = 60_000

/** No thread starts before it is needed. */
export function createSelfies({ limitMs = LIMIT_MS } = {}): Selfies {
  const thread = createPhotoThread<SelfieTask, SelfieAnswer>({
    filename: new URL("./selfie-thread.ts", import.meta.url),
    limitMs,
    idleMs: IDLE_MS,
  })
  return {
    async read(task, asker) {
      const answer = await thread.run(task, asker).catch(tooSlow)
      if ("problem" in answer) throw new SelfieError(answer.problem)
      return answer.reading
    },
    close: thread.close,
  }
}

/** What is too much work once is so again. */
function tooSlow(error: unknown): never {
  const isTooSlow = error instanceof VisionError && error.code === "too-slow"
  throw isTooSlow ? new SelfieError("too-slow", { cause: error }) : error
}
