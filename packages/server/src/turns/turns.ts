import { Refusal } from "@stylin/api/contract"

/** Who takes turns with others. */
export interface TurnTaker {
  /** The same for all that one account, or one guest, asks for. */
  readonly name: string
  /** How many turns of others one of theirs counts for. */
  readonly stride: number
}

export const MEMBER_STRIDE = 1
/** A guest has a quarter of a member's share: whoever has no account can be any number of guests. */
export const GUEST_STRIDE = 4

/**
 * The place of somebody's next turn, the lowest first: after their own last one, and never before
 * whoever is served now, so that nobody saves up turns. A member who has nothing waiting goes before
 * every second turn of others, and before every guest.
 * @param now the place that is served now
 * @param last the place of their last turn, if it has not been passed
 */
export function nextPlace(
  { stride }: TurnTaker,
  { now, last }: { readonly now: number; readonly last: number | undefined },
): number {
  return Math.max(now, last === undefined ? now : last + 1) + stride - 1
}

/** Lets a few do work at the same time, by turns between those who ask. */
export interface Turns {
  /**
   * Does the work when its turn comes.
   * @throws {Refusal} 429 where the taker has too much waiting already
   */
  take<Result>(taker: TurnTaker, work: () => Promise<Result>): Promise<Result>
  /** Begins nothing more, and waits for what has begun. */
  close(): Promise<void>
}

interface Waiting {
  readonly name: string
  readonly place: number
  begin(): void
}

const MOST_WAITING = 8
const PAUSE_S = 5

/** @param mostWaiting how much of one taker may wait */
export function createTurns({ atOnce = 1, mostWaiting = MOST_WAITING } = {}): Turns {
  const waiting: Waiting[] = []
  const lastPlaces = new Map<string, number>()
  let now = 0
  let running = 0
  const begun = new Set<Promise<unknown>>()
  let isClosed = false

  function queue(taker: TurnTaker): Promise<void> {
    const { name } = taker
    if (waiting.filter((one) => one.name === name).length >= mostWaiting) {
      throw new Refusal(429, "Too many photos at once. Please wait a little and try again.", {
        retryAfterSeconds: PAUSE_S,
      })
    }
    const place = nextPlace(taker, { now, last: lastPlaces.get(name) })
    lastPlaces.set(name, place)
    const { promise, resolve } = Promise.withResolvers<void>()
    const behind = waiting.findIndex((one) => one.place > place)
    const index = behind < 0 ? waiting.length : behind
    waiting.splice(index, 0, { name, place, begin: resolve })
    return promise
  }

  function beginNext(): void {
    if (isClosed || running >= atOnce) return
    const next = waiting.shift()
    if (!next) return
    running += 1
    now = next.place
    for (const [name, place] of lastPlaces) {
      // A place that has been passed puts nobody back any more.
      if (place < now) lastPlaces.delete(name)
    }
    next.begin()
  }

  return {
    async take(taker, work) {
      const turn = queue(taker)
      beginNext()
      await turn
      const doing = work().finally(() => {
        running -= 1
        begun.delete(doing)
        beginNext()
      })
      begun.add(doing)
      return doing
    },
    async close() {
      isClosed = true
      await Promise.allSettled(begun)
    },
  }
}
