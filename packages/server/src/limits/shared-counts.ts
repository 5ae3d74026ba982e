import type { Database } from "../database/open.ts"
import { sign } from "../security/tokens.ts"
import { batches } from "../stores/batches.ts"
import { addToTries } from "../stores/shared-tries.ts"
import type { Limit } from "./limits.ts"

/** Counts of calls that all servers of one store share. */
export interface SharedCounts {
  /**
   * Counts a call, and resolves to nothing, or to how long to wait if there were too many: at once, from what this
   * server knows.
   */
  count(name: string, limit: Limit): { readonly waitMs: number } | undefined
  /** Tells the store what was counted here, and hears what others have counted. */
  exchange(): Promise<void>
  /** Exchanges no more. */
  stop(): void
}

interface Count {
  readonly endsAt: number
  readonly max: number
  /** Counted here; those that the store was told of; and all that it knew then. */
  own: number
  told: number
  all: number
}

interface SharingOptions {
  readonly clock: () => number
  /** Hashes the names, so that addresses and the like never reach the store. */
  readonly key: string
  readonly log: { warn(details: object, line: string): void }
}

const EXCHANGE_MS = 1_000
/**
 * The part of a limit that a caller may use up on each server before the others hear of it, so that the store
 * hears nothing of most. With a second's calls it is what a further server lets through beyond the limit.
 */
const UNTOLD = 1 / 20

/** Counts in this process's memory, and exchanges the counts with other servers through the store each second. */
export function createSharedCounts(
  { queries }: Pick<Database, "queries">,
  { clock, key, log }: SharingOptions,
): SharedCounts {
  const counts = new Map<string, Count>()
  let exchanging = Promise.resolve()

  async function exchange(): Promise<void> {
    const now = clock()
    for (const [name, { endsAt }] of counts) if (endsAt <= now) counts.delete(name)
    const news = [...counts].filter(([, { own, told, max }]) => own > told && own >= max * UNTOLD)
    const telling = news.map(([name, count]) => {
      const { own, told, endsAt } = count
      return { count, own, subject: sign(`calls ${name}`, key), more: own - told, endsAt }
    })
    // In a fixed order, so that two servers that tell at once wait for each other.
    telling.sort((one, other) => (one.subject < other.subject ? -1 : 1))
    // Noted with each statement: a later one may fail.
    for (const batch of batches(telling)) {
      const totals = await addToTries(queries, batch)
      for (const { count, own, subject } of batch) {
        count.told = own
        count.all = totals.get(subject) ?? own
      }
    }
  }

  /** One after the other, so that nothing is told twice. */
  function exchangeNext(): Promise<void> {
    exchanging = exchanging.then(exchange).catch((error: unknown) => {
      log.warn({ err: error }, "counts of calls could not be shared; this server's own hold")
    })
    return exchanging
  }

  const timer = setInterval(exchangeNext, EXCHANGE_MS).unref()
  return {
    count(name, { max, windowMs }) {
      const now = clock()
      // The same window on each server, whenever the first call came.
      const endsAt = (Math.floor(now / windowMs) + 1) * windowMs
      let count = counts.get(name)
      if (!count || count.endsAt !== endsAt) {
        count = { endsAt, max, own: 0, told: 0, all: 0 }
        counts.set(name, count)
      }
      count.own += 1
      return count.all + count.own - count.told > max ? { waitMs: endsAt - now } : undefined
    },
    exchange: exchangeNext,
    stop: () => clearInterval(timer),
  }
}
