/** A moment, and how far the primary's log had been written by then. */
interface Noted {
  readonly position: number
  readonly at: number
}

/** As many moments as are remembered while the replica catches up. */
const MOST_NOTED = 600

/** How far a replica is behind, told from positions in the primary's log. Times are milliseconds. */
export interface ReplicaLag {
  /** The primary has written up to here. */
  noted(position: number, at: number): void
  /** The replica shows everything up to here. */
  replayed(position: number): void
  /** Nothing is known of the replica any more. */
  forget(): void
  /** How old what the replica shows may be; infinite if that is not known. */
  at(now: number): number
}

/**
 * Works without a clock in common and without writing anything. While the primary or the replica is
 * not asked, or does not answer, the age grows.
 */
export function createReplicaLag(): ReplicaLag {
  /** What the replica has not shown yet, the oldest first. */
  let ahead: Noted[] = []
  let freshAt = Number.NEGATIVE_INFINITY
  return {
    noted(position, at) {
      ahead.push({ position, at })
      if (ahead.length > MOST_NOTED) ahead.shift()
    },
    replayed(position) {
      const shown = ahead.findLast((moment) => moment.position <= position)
      if (!shown) return
      freshAt = shown.at
      ahead = ahead.filter((moment) => moment.at > freshAt)
    },
    forget() {
      ahead = []
      freshAt = Number.NEGATIVE_INFINITY
    },
    at: (now) => now - freshAt,
  }
}
