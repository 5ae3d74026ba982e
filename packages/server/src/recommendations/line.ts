import type { Shed } from "../limits/busy.ts"

/** Work that waits its turn, first come, first served. */
export interface Line {
  /**
   * Does the work when its turn comes.
   * @throws {Refusal} 503 if too many wait already, or the turn does not come in time
   */
  take<Result>(work: () => Promise<Result>): Promise<Result>
  /** How much waits. */
  waiting(): number
}

interface LineOptions {
  /** How much is done at once. */
  readonly atOnce: number
  /** How much may wait: more could not be done in time. */
  readonly mostWaiting: number
  /** How long something may wait, in milliseconds. */
  readonly patienceMs: number
  /** Makes the refusal. */
  readonly shed: Shed
}

/**
 * A line that is bounded in length and in time: under more work than can be done, those who are served
 * are served soon, and the others know at once.
 */
export function createLine({ atOnce, mostWaiting, patienceMs, shed }: LineOptions): Line {
  const waiting: (() => void)[] = []
  let running = 0

  function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    if (waiting.length >= mostWaiting) return Promise.reject(shed("composing-line"))
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(leaving)
        resolve()
      }
      const leaving = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(shed("composing-wait"))
      }, patienceMs)
      waiting.push(begin)
    })
  }

  return {
    async take(work) {
      await turn()
      try {
        return await work()
      } finally {
        // The turn passes straight to the next, so that nobody cuts in.
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
    waiting: () => waiting.length,
  }
}
