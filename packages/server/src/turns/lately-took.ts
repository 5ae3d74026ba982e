/** How long work takes lately. */
export interface LatelyTook {
  /** Does work and learns how long it took, unless it fails. */
  measure<Result>(work: () => Promise<Result>): Promise<Result>
  /** In milliseconds; undefined before any was done. */
  meanMs(): number | undefined
}

/** How much the latest work counts in the mean. */
const LATEST = 1 / 8

/** @param clock a time in milliseconds that only grows */
export function createLatelyTook(clock = () => performance.now()): LatelyTook {
  let mean: number | undefined
  return {
    async measure(work) {
      const from = clock()
      const result = await work()
      const took = clock() - from
      mean = mean === undefined ? took : mean + (took - mean) * LATEST
      return result
    },
    meanMs: () => mean,
  }
}
