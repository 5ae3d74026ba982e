import type { Queries } from "../database/tables.ts"
import {
  claimFeed,
  type FeedClaim,
  holderOfFeed,
  releaseFeed,
  renewFeed,
  takeFeedOver,
} from "../stores/feed-imports.ts"
import { FeedError } from "./feed/feed-error.ts"
import { beginHolding, endHolding, hasDied } from "./feed-holder.ts"

/** After this long without a sign of life another import may begin. */
export const LOCK_LEASE_MS = 120_000
const RENEW_EVERY_MS = 10_000

/** What an import does while it holds the lock. */
export type LockedWork<Result> = (
  /** Passes items on, and shows meanwhile that the import is alive. */
  watched: <Item>(items: AsyncIterable<Item>) => AsyncGenerator<Item>,
) => Promise<Result>

/**
 * Runs an import while no other import of the feed runs, in this process or another. A killed
 * import loses the lock: on this machine at once, on another after two minutes.
 * @throws FeedError "busy" if another runs, or took over meanwhile
 */
export async function withFeedLock<Result>(
  db: Queries,
  { feed, clock }: { readonly feed: string; readonly clock: () => number },
  work: LockedWork<Result>,
): Promise<Result> {
  const claim = { feed, holder: beginHolding() }
  let renewed = clock()

  async function* watched<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
    for await (const item of items) {
      const now = clock()
      if (now - renewed >= RENEW_EVERY_MS) {
        renewed = now
        if (!(await renewFeed(db, claim, now + LOCK_LEASE_MS))) throw busy(feed)
      }
      yield item
    }
  }

  try {
    if (!(await hold(db, claim, renewed))) throw busy(feed)
    const result = await work(watched)
    await releaseFeed(db, claim)
    return result
  } catch (error) {
    // A failed transaction takes no more queries, and rolls back the claim with everything else.
    if (!db.isTransaction) await releaseFeed(db, claim)
    throw error
  } finally {
    endHolding(claim.holder)
  }
}

async function hold(db: Queries, claim: FeedClaim, now: number): Promise<boolean> {
  const until = now + LOCK_LEASE_MS
  if (await claimFeed(db, claim, { now, until })) return true
  const from = await holderOfFeed(db, claim.feed)
  return from !== undefined && hasDied(from) && (await takeFeedOver(db, claim, { from, until }))
}

function busy(feed: string): FeedError {
  return new FeedError(
    "busy",
    `Another import of the feed "${feed}" is under way. Run it again when that one has ended; if it was killed on another machine, the feed is free after two minutes.`,
  )
}
