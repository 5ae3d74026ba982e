/** Room for so many calls at once that each is answered soon. */
export interface Room {
  /**
   * Lets a call in.
   * @returns how to say that it has ended; undefined where there is no room
   */
  enter(): (() => void) | undefined
}

/** Shares of a second in which ended calls are counted. */
const SHARES = 10
const SHARE_MS = 1000 / SHARES

interface RoomOptions {
  /** How long a call may be expected to take, in milliseconds; 0: any time. */
  readonly soonMs: number
  /** So many are let in however slow the machine is. */
  readonly least: number
  /** More are never let in: what ends quickly says little of what comes next. */
  readonly most: number
  /** A time in milliseconds that only grows. */
  readonly clock: () => number
}

/**
 * As many as are under way, divided by as many as end in a second, is what each of them takes. So the
 * room grows on a fast machine and shrinks while a part of the server is slow, by itself.
 */
export function createRoom({ soonMs, least, most, clock }: RoomOptions): Room {
  const ended = createPace(clock)
  let underWay = 0

  function size(): number {
    if (soonMs === 0) return Number.POSITIVE_INFINITY
    return Math.min(most, Math.max(least, (ended.perSecond() * soonMs) / 1000))
  }

  return {
    enter() {
      if (underWay >= size()) return undefined
      underWay += 1
      let isInside = true
      return () => {
        if (!isInside) return
        isInside = false
        underWay -= 1
        ended.count()
      }
    },
  }
}

/** Counts what happens within the last second. */
function createPace(clock: () => number) {
  const counts = new Map<number, number>()
  const share = () => Math.floor(clock() / SHARE_MS)
  return {
    count(): void {
      const now = share()
      for (const old of counts.keys()) if (old <= now - SHARES) counts.delete(old)
      counts.set(now, (counts.get(now) ?? 0) + 1)
    },
    perSecond(): number {
      const since = share() - SHARES
      let sum = 0
      for (const [at, count] of counts) if (at > since) sum += count
      return sum
    },
  }
}
