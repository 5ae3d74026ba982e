import type { Database } from "../../database/open.ts"
import type { JobPayloads } from "../../jobs/job-kinds.ts"
import type { Jobs } from "../../jobs/jobs.ts"
import { keepFeedFile } from "../../stores/feed-files.ts"
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
      if (isFirst) await enqueue(db, importJob({ feed, allowShrink: false }, now))
    })
  }
  jobs.wake()
}

/** Queues one feed, unless the same import of it waits or runs already. */
export async function importNow(
  { database, jobs, clock }: Importing,
  wanted: { feed: string; allowShrink: boolean },
): Promise<void> {
  await enqueue(database.queries, importJob(wanted, clock()))
  jobs.wake()
}

/** Keeps a feed's file that has arrived, and queues it. */
export async function importFile(
  { database, jobs, clock }: Importing,
  wanted: { feed: string; allowShrink: boolean; fileId: string },
): Promise<void> {
  await database.transaction(async (db) => {
    await keepFeedFile(db, wanted.fileId)
    await enqueue(db, importJob(wanted, clock()))
  })
  jobs.wake()
}

function importJob(payload: JobPayloads["import-feed"], runAt: number) {
  const kind = "import-feed"
  // One that may shrink follows one that may not: no feed has a space in its name.
  const how = payload.allowShrink ? " shrunk" : ""
  return { id: `${kind}-${payload.fileId ?? payload.feed}${how}`, kind, payload, runAt }
}
