import type { Shed } from "../limits/busy.ts"
import { createLatelyTook } from "../turns/lately-took.ts"

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
  /** How long may be expected to pass until the turn comes, in milliseconds; 0: any time. */
  readonly soonMs: number
  /** Makes the refusal. */
  readonly shed: Shed
  /** A time in milliseconds that only grows. */
  readonly clock?: () => number
}

/** So many may wait although their turn does not come soon: one person's machine may be slow. */
const FEW = 2

/**
 * A line that is bounded in length and in time: under more work than can be done, those who are served
 * are served soon, and the others know at once.
 */
export function createLine({
  atOnce,
  mostWaiting,
  patienceMs,
  soonMs,
  shed,
  clock,
}: LineOptions): Line {
  const waiting: (() => void)[] = []
  const took = createLatelyTook(clock)
  let running = 0

  function isTooLong(): boolean {
    if (waiting.length >= mostWaiting) return true
    if (soonMs === 0 || waiting.length < FEW) return false
    const ahead = waiting.length + 1
    const meanMs = took.meanMs()
    return meanMs === undefined || (ahead * meanMs) / atOnce > soonMs
  }

  function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    if (isTooLong()) return Promise.reject(shed("composing-line"))
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
        return await took.measure(work)
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
