interface Progress {
  /** How many messages there are; the last one says that all is done. */
  readonly count: number
  /** How many messages have been shown for their time. */
  readonly passed: number
  /** Whether the work is done. */
  readonly finished: boolean
  /** Whether the messages start over while the work takes longer than all of them. */
  readonly loop: boolean
}

/** Index of the message to show. The last one waits, so that "Done" never shows too early. */
export function stageAt({ count, passed, finished, loop }: Progress): number {
  const last = Math.max(0, count - 1)
  if (passed >= last && finished) return last
  if (loop && last > 0) return passed % last
  return Math.max(0, Math.min(passed, last - 1))
}
