import type { FeedState } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { fromJson } from "./columns.ts"
import { listFeedProblems } from "./feed-problems.ts"
import { listSources } from "./feed-sources.ts"

/** How feeds come, and how that goes. */
interface FeedStates {
  /** Those of which there is something to say. */
  readonly feeds: readonly string[]
  of(feed: string): FeedState
}

export async function feedStates(db: Queries): Promise<FeedStates> {
  const sources = await listSources(db)
  const problems = await listFeedProblems(db)
  const jobs = await db
    .selectFrom("jobs")
    .select("payload_json")
    .where("kind", "=", "import-feed")
    .execute()
  const underWay = new Set(
    jobs.map(({ payload_json }) => fromJson<{ feed: string }>(payload_json).feed),
  )
  return {
    feeds: [...new Set([...sources.keys(), ...problems.keys(), ...underWay])],
    of: (feed) => ({
      source: sources.get(feed) ?? null,
      is_under_way: underWay.has(feed),
      problem: problems.get(feed) ?? null,
    }),
  }
}
