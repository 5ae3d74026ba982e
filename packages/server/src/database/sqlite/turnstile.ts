import { DatabaseUnavailable } from "./errors.ts"

interface Waiter {
  /** When it came, by `performance.now`. */
  readonly since: number
  readonly enter: () => void
  readonly giveUp: NodeJS.Timeout
}

/** Lets one in at a time, in the order of arrival. */
export class Turnstile {
  readonly #patienceMs: number
  readonly #waiters: Waiter[] = []
  #taken = false

  /** @param patienceMs how long to wait for a turn */
  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs
  }

  /**
   * Waits for a turn and resolves to the function that ends it. Throws `DatabaseUnavailable` when
   * the patience runs out, for example for a write that waits for its own transaction.
   */
  async enter(): Promise<() => void> {
    if (this.#taken) await this.#wait()
    this.#taken = true
    let inside = true
    return () => {
      if (!inside) return
      inside = false
      this.#leave()
    }
  }

  /** How many wait, and how long the first of them has waited, in milliseconds. */
  waiting(): { readonly count: number; readonly longestMs: number } {
    const [first] = this.#waiters
    return {
      count: this.#waiters.length,
      longestMs: first ? performance.now() - first.since : 0,
    }
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiter = {
        since: performance.now(),
        enter: resolve,
        giveUp: setTimeout(() => {
          this.#waiters.splice(this.#waiters.indexOf(waiter), 1)
          reject(
            new DatabaseUnavailable(
              "writer-busy",
              `No turn to write came within ${this.#patienceMs} ms: a transaction takes too long, or waits for a query that is not part of it.`,
            ),
          )
        }, this.#patienceMs),
      }
      this.#waiters.push(waiter)
    })
  }

  // The turn passes straight to the next in line, so that nobody can cut in.
  #leave(): void {
    const next = this.#waiters.shift()
    if (!next) {
      this.#taken = false
      return
    }
    clearTimeout(next.giveUp)
    next.enter()
  }
}
