import type { Queries } from "../database/tables.ts"

/**
 * A claim on a feed's part of the catalogue, void once `until` has passed and somebody else claims
 * it.
 */
export interface FeedClaim {
  readonly feed: string
  /** Who claims. */
  readonly holder: string
}

/**
 * Claims a feed that nobody holds. Resolves to whether it worked. Times are in milliseconds since
 * 1970.
 */
export async function claimFeed(
  db: Queries,
  { feed, holder }: FeedClaim,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<boolean> {
  const claimed = await db
    .insertInto("feed_imports")
    .values({ feed, holder, claimed_until: until })
    .onConflict((conflict) =>
      conflict
        .column("feed")
        .doUpdateSet({ holder, claimed_until: until })
        .where("feed_imports.claimed_until", "<=", now),
    )
    .returning("feed")
    .executeTakeFirst()
  return claimed !== undefined
}

/** The holder of a feed; undefined if there is none. */
export async function holderOfFeed(db: Queries, feed: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("feed_imports")
    .select("holder")
    .where("feed", "=", feed)
    .executeTakeFirst()
  return row?.holder
}

/** Takes over a feed from a holder that is gone. Resolves to whether that holder still had it. */
export async function takeFeedOver(
  db: Queries,
  { feed, holder }: FeedClaim,
  { from, until }: { readonly from: string; readonly until: number },
): Promise<boolean> {
  const taken = await db
    .updateTable("feed_imports")
    .set({ holder, claimed_until: until })
    .where("feed", "=", feed)
    .where("holder", "=", from)
    .returning("feed")
    .executeTakeFirst()
  return taken !== undefined
}

/** Extends a claim. Resolves to whether it was still held. */
export async function renewFeed(
  db: Queries,
  { feed, holder }: FeedClaim,
  until: number,
): Promise<boolean> {
  const renewed = await db
    .updateTable("feed_imports")
    .set({ claimed_until: until })
    .where("feed", "=", feed)
    .where("holder", "=", holder)
    .returning("feed")
    .executeTakeFirst()
  return renewed !== undefined
}

/** Gives a feed back. Does nothing if the claim is void. */
export async function releaseFeed(db: Queries, { feed, holder }: FeedClaim): Promise<void> {
  await db
    .deleteFrom("feed_imports")
    .where("feed", "=", feed)
    .where("holder", "=", holder)
    .execute()
}
