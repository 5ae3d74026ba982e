import type { Wait } from "./wait.ts"

interface Stages {
  /** How many messages there are; the last one says that everything is done. */
  readonly count: number
  readonly intervalMs: number
  /** How long the last message is shown. */
  readonly doneMs: number
  /** The running work. Its rejection is passed on before the last message is shown. */
  readonly work: Promise<unknown>
  readonly onStage: (index: number) => void
  /** Whether the messages start over while the work takes longer than all of them. */
  readonly isRound?: boolean | undefined
  readonly wait: Wait
  readonly signal: AbortSignal
}

/**
 * Steps through a loading screen's messages. The last one waits for the work, so that "Done" is
 * never shown too early. Rejects with the signal's reason if aborted, or with the work's error.
 */
export async function runStages(stages: Stages): Promise<void> {
  const { count, intervalMs, doneMs, work, isRound = false, onStage, wait, signal } = stages
  let isWorking = true
  const settle = () => {
    isWorking = false
  }
  void work.then(settle, settle)
  const steps = async () => {
    for (let index = 0; index < count - 1; index++) {
      onStage(index)
      await wait(intervalMs, signal)
    }
    for (let index = 0; isRound && isWorking; index++) {
      onStage(index % (count - 1))
      await Promise.race([wait(intervalMs, signal), work])
    }
  }
  await Promise.all([steps(), work])
  signal.throwIfAborted()
  onStage(count - 1)
  await wait(doneMs, signal)
}
