import { Refusal } from "@stylin/api/contract"
import { createLatelyTook } from "./lately-took.ts"

/** Somebody whose work waits its turn. */
export interface TurnTaker {
  /** One per account or guest: all that they ask for shares it. */
  readonly name: string
  /** What one turn costs: a stride of 4 gets a quarter of the turns that a stride of 1 gets. */
  readonly stride: number
}

export const MEMBER_STRIDE = 1
/** A guest has a quarter of a member's share: one caller can pose as any number of guests. */
export const GUEST_STRIDE = 4

/**
 * The place of somebody's next turn, the lowest first: after their own last one, and never before
 * the place served now, so that nobody saves up turns. A member with nothing waiting goes before
 * everybody's second turn, and before every guest.
 * @param now the place that is served now
 * @param last the place of their last turn, if it is still ahead
 */
export function nextPlace(
  { stride }: TurnTaker,
  { now, last }: { readonly now: number; readonly last: number | undefined },
): number {
  return Math.max(now, last === undefined ? now : last + 1) + stride - 1
}

/** Runs a few pieces of work at a time; those who ask take turns. */
export interface Turns {
  /**
   * Does the work when its turn comes.
   * @throws {Refusal} 429 if the taker already has too much waiting, 503 if others' work would keep it too long
   */
  take<Result>(taker: TurnTaker, work: () => Promise<Result>): Promise<Result>
  /** Begins nothing more; resolves when what has begun is done. */
  close(): Promise<void>
}

interface Waiting {
  readonly name: string
  readonly place: number
  begin(): void
}

const MOST_WAITING = 8
const PAUSE_S = 5

interface Room {
  /** How much runs at once. */
  readonly atOnce?: number
  /** How much of one taker's runs at once; all of it if undefined. */
  readonly mostRunning?: number
  /** How much of one taker's may wait. */
  readonly mostWaiting?: number
  /**
   * How long others' work may be expected to keep hers waiting; any time if left out. Her own never counts: one
   * person's page is worked off however slow the machine is.
   */
  readonly patience?: Patience | undefined
}

/** How long somebody waits for others' work. */
export interface Patience {
  /** In milliseconds; 0: any time. */
  readonly soonMs: number
  /** Makes the refusal. */
  readonly shed: () => Refusal
  /** A time in milliseconds that only grows. */
  readonly clock?: () => number
}

/** By default one piece of work at a time. */
export function createTurns({
  atOnce = 1,
  mostRunning = atOnce,
  mostWaiting = MOST_WAITING,
  patience,
}: Room = {}): Turns {
  const took = createLatelyTook(patience?.clock)
  const waiting: Waiting[] = []
  const lastPlaces = new Map<string, number>()
  let now = 0
  /** The takers of what runs, each as often as it is theirs. */
  const running: string[] = []
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
    if (patience && isKeptTooLong(name, place, patience.soonMs)) throw patience.shed()
    lastPlaces.set(name, place)
    const { promise, resolve } = Promise.withResolvers<void>()
    const behind = waiting.findIndex((one) => one.place > place)
    const index = behind < 0 ? waiting.length : behind
    waiting.splice(index, 0, { name, place, begin: resolve })
    return promise
  }

  function isKeptTooLong(name: string, place: number, soonMs: number): boolean {
    if (soonMs === 0 || running.length < atOnce) return false
    const ahead = waiting.filter((one) => one.name !== name && one.place <= place)
    return (ahead.length * (took.meanMs() ?? 0)) / atOnce > soonMs
  }

  function countOf(name: string): number {
    return running.filter((one) => one === name).length
  }

  function beginNext(): void {
    if (isClosed || running.length >= atOnce) return
    const index = waiting.findIndex(({ name }) => countOf(name) < mostRunning)
    const [next] = index < 0 ? [] : waiting.splice(index, 1)
    if (!next) return
    running.push(next.name)
    now = Math.max(now, next.place)
    for (const [name, place] of lastPlaces) {
      // A place that has been passed no longer holds anybody back.
      if (place < now) lastPlaces.delete(name)
    }
    next.begin()
  }

  return {
    async take(taker, work) {
      const turn = queue(taker)
      beginNext()
      await turn
      const doing = took.measure(work).finally(() => {
        running.splice(running.indexOf(taker.name), 1)
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
