import type { Database } from "../../database/open.ts"
import type { Jobs } from "../../jobs/jobs.ts"
import { dueSources, passDue } from "../../stores/feed-sources.ts"
import { enqueue } from "../../stores/jobs.ts"
import { timeAfter } from "./schedule.ts"

interface Importing {
  readonly database: Database
  readonly jobs: Pick<Jobs, "wake">
  readonly clock: () => number
}

/** Queues the feeds whose time has come, each once whoever asks. */
export async function importDue({ database, jobs, clock }: Importing): Promise<void> {
  const now = clock()
  for (const { feed, every, next_at: due } of await dueSources(database.queries, now)) {
    await database.transaction(async (db) => {
      const isFirst = await passDue(db, { feed, due, next: timeAfter(every, due, now) })
      if (isFirst) await enqueue(db, importJob(feed, now))
    })
  }
  jobs.wake()
}

/** Queues one feed, unless it waits or runs already. */
export async function importNow(
  { database, jobs, clock }: Importing,
  feed: string,
  { allowShrink }: { allowShrink: boolean },
): Promise<void> {
  await enqueue(database.queries, importJob(feed, clock(), allowShrink))
  jobs.wake()
}

function importJob(feed: string, runAt: number, allowShrink = false) {
  const kind = "import-feed"
  return { id: `${kind}-${feed}`, kind, payload: { feed, allowShrink }, runAt }
}
