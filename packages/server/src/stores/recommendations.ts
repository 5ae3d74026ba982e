import type { Look } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { atomically } from "./atomically.ts"
import { batches, lastOfEach } from "./batches.ts"
import { fromJson, toFlag } from "./columns.ts"
import { feedOf } from "./look-ids.ts"
import { findPlannedLook } from "./plans.ts"

/** How many of an account's feeds and answers are kept: looks still on a screen must be found. */
const KEPT = { feeds: 5, answers: 20 } as const
/** A look that she has seen does not come back sooner. */
export const SEEN_FOR_MS = 14 * 24 * 60 * 60 * 1000
/** How many of her most recent outfits are returned. */
const OUTFITS_TOLD = 1000

export interface NewFeed {
  /** The looks' ids are this id, a dot and a number. */
  readonly id: string
  readonly accountId: string
  readonly looks: readonly Look[]
  /** Whether the looks answer a question, rather than being a feed. */
  readonly isAnswer?: boolean
  readonly now: number
}

/** Saves a feed or an answer, and drops the oldest of its sort beyond those kept. */
export async function saveFeed(db: Queries, feed: NewFeed): Promise<void> {
  const { accountId, isAnswer = false } = feed
  await atomically(db, async (transaction) => {
    await addFeed(transaction, feed)
    await dropOldest(transaction, accountId, isAnswer)
  })
}

/** Saves a feed or an answer in a single step; `makeRoom` has dropped the oldest. */
export async function addFeed(
  db: Queries,
  { id, accountId, looks, isAnswer = false, now }: NewFeed,
): Promise<void> {
  await db
    .insertInto("feeds")
    .values({
      id,
      account_id: accountId,
      looks_json: JSON.stringify(looks),
      created_at: now,
      is_answer: toFlag(isAnswer),
    })
    .execute()
}

/** Drops her oldest feeds, so that one more may be added: it can be done while that is composed. */
export async function makeRoom(db: Queries, accountId: string): Promise<void> {
  await dropOldest(db, accountId, false, KEPT.feeds - 1)
}

/** How many changes of one look are kept. */
const CHANGES_KEPT = 50

/** Keeps one look like those of an answer: one from long ago, or one that she has changed. */
export async function keepLook(
  db: Queries,
  accountId: string,
  look: Look,
  now: number,
): Promise<void> {
  const id = feedOf(look.look_id)
  await atomically(db, async (transaction) => {
    // Writes first, so that another call with a look of the same feed waits for this one.
    const feed = await transaction
      .insertInto("feeds")
      .values({
        id,
        account_id: accountId,
        looks_json: "[]",
        created_at: now,
        is_answer: toFlag(true),
      })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ id }))
      .returning("looks_json")
      .executeTakeFirstOrThrow()
    const known = fromJson<Look[]>(feed.looks_json)
    if (known.some(({ look_id }) => look_id === look.look_id)) return
    const looks = [...known, look].slice(-CHANGES_KEPT)
    await transaction
      .updateTable("feeds")
      .set({ looks_json: JSON.stringify(looks), created_at: now, is_answer: toFlag(true) })
      .where("id", "=", id)
      .execute()
    await dropOldest(transaction, accountId, true)
  })
}

async function dropOldest(
  db: Queries,
  accountId: string,
  isAnswer: boolean,
  left: number = isAnswer ? KEPT.answers : KEPT.feeds,
): Promise<void> {
  await db
    .deleteFrom("feeds")
    .where("account_id", "=", accountId)
    .where("is_answer", "=", toFlag(isAnswer))
    .where("id", "not in", ({ selectFrom }) =>
      selectFrom("feeds")
        .select("id")
        .where("account_id", "=", accountId)
        .where("is_answer", "=", toFlag(isAnswer))
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(left),
    )
    .execute()
}

/** A look that is a favourite, is planned or was lately shown. */
export async function findLook(
  db: Queries,
  accountId: string,
  lookId: string,
): Promise<Look | undefined> {
  const favourite = await db
    .selectFrom("favourites")
    .select("look_json")
    .where("account_id", "=", accountId)
    .where("look_id", "=", lookId)
    .executeTakeFirst()
  if (favourite) return { ...fromJson<Look>(favourite.look_json), isFavorite: true }
  const planned = await findPlannedLook(db, accountId, lookId)
  if (planned) return planned
  const looks = await looksOfFeeds(db, accountId, [lookId])
  return looks.get(lookId)
}

/** Records looks of her feeds as seen; ignores others. */
export async function recordImpressions(
  db: Queries,
  accountId: string,
  lookIds: readonly string[],
  now: number,
): Promise<void> {
  const looks = await looksOfFeeds(db, accountId, lookIds)
  const rows = [...looks.values()].map((look) => ({
    account_id: accountId,
    look_id: look.look_id,
    outfit_json: JSON.stringify(outfitOf(look)),
    shown_at: now,
  }))
  for (const batch of batches(rows)) {
    await db
      .insertInto("impressions")
      .values(batch)
      .onConflict((conflict) =>
        conflict
          .columns(["account_id", "look_id"])
          .doUpdateSet(({ ref }) => ({ shown_at: ref("excluded.shown_at") })),
      )
      .execute()
  }
}

/** An outfit that she knows, as the ids of its garments. */
export interface KnownOutfit {
  readonly lookId: string
  readonly garments: readonly string[]
}

/** An outfit with the time she last saw it, in milliseconds since 1970. */
export interface SeenOutfit extends KnownOutfit {
  readonly shownAt: number
}

/** The outfits she was shown since a time, in milliseconds since 1970, newest first. */
export async function recentOutfits(
  db: Queries,
  accountId: string,
  since: number,
): Promise<SeenOutfit[]> {
  const rows = await db
    .selectFrom("impressions")
    .select(["look_id", "outfit_json", "shown_at"])
    .where("account_id", "=", accountId)
    .where("shown_at", ">=", since)
    .orderBy("shown_at", "desc")
    .limit(OUTFITS_TOLD)
    .execute()
  return rows.map((row) => ({
    lookId: row.look_id,
    garments: fromJson(row.outfit_json),
    shownAt: row.shown_at,
  }))
}

/** Forgets what was shown before a time, in milliseconds since 1970. */
export async function deleteOldImpressions(db: Queries, before: number): Promise<void> {
  await db.deleteFrom("impressions").where("shown_at", "<", before).execute()
}

async function looksOfFeeds(
  db: Queries,
  accountId: string,
  lookIds: readonly string[],
): Promise<Map<string, Look>> {
  const wanted = new Set(lookIds)
  const feedIds = lastOfEach(lookIds.map(feedOf), (id) => id)
  const found = new Map<string, Look>()
  for (const batch of batches(feedIds)) {
    const feeds = await db
      .selectFrom("feeds")
      .select("looks_json")
      .where("account_id", "=", accountId)
      .where("id", "in", batch)
      .execute()
    const looks = feeds.flatMap((feed) => fromJson<Look[]>(feed.looks_json))
    for (const look of looks) if (wanted.has(look.look_id)) found.set(look.look_id, look)
  }
  return found
}

/** What a look wears: the first garment of each slot. */
export function outfitOf({ clothes }: Look): string[] {
  return clothes.flatMap(([worn]) => worn?.item_id ?? [])
}
