import type { Worker } from "node:worker_threads"

interface WorkLimit {
  /** Processor time of the thread, in milliseconds. */
  readonly workMs: number
  /** Time by the clock, in milliseconds, for what waits without working. */
  readonly clockMs: number
}

const LOOK_EVERY_MS = 500

/**
 * Watches a thread at its task: a busy machine slows it down, but does not use up its limit.
 *
 * @param thread the one that has the task, once it runs
 * @returns a signal that is aborted once a limit is passed, and what ends the watch
 */
export function limitWork(
  thread: () => Worker | undefined,
  { workMs, clockMs }: WorkLimit,
): { readonly signal: AbortSignal; readonly end: () => void } {
  const over = new AbortController()
  const clock = setTimeout(() => over.abort(), clockMs)
  const before = workOf(thread())
  const looking = setInterval(() => void look(), Math.min(LOOK_EVERY_MS, workMs))

  async function look(): Promise<void> {
    const [used, unrelated] = await Promise.all([workOf(thread()), before])
    // A thread that was started for the task has done no other work.
    if (used - (unrelated <= used ? unrelated : 0) >= workMs) over.abort()
  }

  return {
    signal: over.signal,
    end() {
      clearTimeout(clock)
      clearInterval(looking)
    },
  }
}

/** The processor time of a thread since its start, in milliseconds; 0 if it does not run. */
async function workOf(thread: Worker | undefined): Promise<number> {
  try {
    const { user, system } = (await thread?.cpuUsage()) ?? { user: 0, system: 0 }
    return (user + system) / 1000
  } catch {
    // It has ended meanwhile, which its task says.
    return 0
  }
}
