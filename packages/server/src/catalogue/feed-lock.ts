import { randomUUID } from "node:crypto"
import type { Queries } from "../database/tables.ts"
import { claimFeed, releaseFeed, renewFeed } from "../stores/feed-imports.ts"
import { FeedError } from "./feed/feed-error.ts"

/** After this long without a sign of life another import may begin. */
export const LOCK_LEASE_MS = 120_000
const RENEW_EVERY_MS = 10_000

/** What an import does while no other of the same feed runs. */
export type LockedWork<Result> = (
  /** Passes items on and says meanwhile that the import goes on. */
  watched: <Item>(items: AsyncIterable<Item>) => AsyncGenerator<Item>,
) => Promise<Result>

/**
 * Does the work of an import while no other import of the feed runs, in this process or another.
 * One that was killed holds the feed for two minutes more.
 * @throws FeedError "busy" where another runs, or has taken over meanwhile
 */
export async function withFeedLock<Result>(
  db: Queries,
  { feed, clock }: { readonly feed: string; readonly clock: () => number },
  work: LockedWork<Result>,
): Promise<Result> {
  const claim = { feed, holder: randomUUID() }
  let renewed = clock()
  const isHeld = await claimFeed(db, claim, { now: renewed, until: renewed + LOCK_LEASE_MS })
  if (!isHeld) throw busy(feed)

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
    const result = await work(watched)
    await releaseFeed(db, claim)
    return result
  } catch (error) {
    // A transaction that failed takes no more queries; it takes the claim back with all the rest.
    if (!db.isTransaction) await releaseFeed(db, claim)
    throw error
  }
}

function busy(feed: string): FeedError {
  return new FeedError(
    "busy",
    `Another import of the feed "${feed}" is under way. Run it again when that one has ended; one that was killed is over after two minutes.`,
  )
}
