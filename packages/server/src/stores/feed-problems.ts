import type { FeedState } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { fromFlag, isoTime, toFlag } from "./columns.ts"

/** Why an import failed. */
export interface FeedProblem {
  /** Milliseconds since 1970. */
  readonly failedAt: number
  /** A sentence. */
  readonly reason: string
  /** Whether it was refused because it leaves out most of what is on sale. */
  readonly isShrunk: boolean
  /** Whether a file was sent; it was fetched otherwise. */
  readonly isFile: boolean
}

/** Keeps why a feed's last import failed. */
export async function saveFeedProblem(
  db: Queries,
  feed: string,
  { failedAt, reason, isShrunk, isFile }: FeedProblem,
): Promise<void> {
  const kept = {
    ...{ failed_at: failedAt, reason },
    ...{ is_shrunk: toFlag(isShrunk), is_file: toFlag(isFile) },
  }
  await db
    .insertInto("feed_problems")
    .values({ feed, ...kept })
    .onConflict((conflict) => conflict.column("feed").doUpdateSet(kept))
    .execute()
}

/** Forgets it. */
export async function forgetFeedProblem(db: Queries, feed: string): Promise<void> {
  await db.deleteFrom("feed_problems").where("feed", "=", feed).execute()
}

/** All of them, by feed, as operators see them. */
export async function listFeedProblems(
  db: Queries,
): Promise<Map<string, NonNullable<FeedState["problem"]>>> {
  const problems = await db.selectFrom("feed_problems").selectAll().execute()
  return new Map(
    problems.map(({ feed, failed_at, reason, is_shrunk, is_file }) => [
      feed,
      {
        ...{ failed_at: isoTime(failed_at), reason },
        ...{ is_shrunk: fromFlag(is_shrunk), is_file: fromFlag(is_file) },
      },
    ]),
  )
}
