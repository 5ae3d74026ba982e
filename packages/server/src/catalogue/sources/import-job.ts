import { mkdir, mkdtemp, rm } from "node:fs/promises"
import { join } from "node:path"
import type { Config } from "../../config.ts"
import type { JobLog } from "../../jobs/job-log.ts"
import { isOutage } from "../../outage.ts"
import type { Services } from "../../services.ts"
import {
  type FeedSourceRow,
  findSource,
  noteFailed,
  noteImported,
} from "../../stores/feed-sources.ts"
import { FeedError } from "../feed/feed-error.ts"
import { readFeed } from "../feed/read-feed.ts"
import { importFeed } from "../import-feed.ts"
import { fetchFeed } from "./fetch-feed.ts"
import { paced } from "./paced.ts"
import { retryTime } from "./schedule.ts"

export type FeedImporters = Pick<Services, "config" | "database" | "feedNetwork" | "clock">

/** For reading and writing all of it. */
const LIMIT_MS = 2 * 60 * 60_000
const MOST_UNPACKED_BYTES = 16 * 1024 ** 3
const ENDED_THE_SERVER = "Reading it ended the server each time."
const UNKNOWN = "It could not be read; the server’s log says more."

/** Where feeds lie while they are imported. */
function workFolder({ dataDirectory }: Pick<Config, "dataDirectory">): string {
  return join(dataDirectory, "feeds")
}

/** Removes what an earlier process left there. */
export async function clearFeedFiles(config: Pick<Config, "dataDirectory">): Promise<void> {
  await rm(workFolder(config), { recursive: true, force: true })
}

/**
 * Fetches a feed from its address and imports it; if that fails through the feed, says why and when it is tried again.
 * Skips one that has no address any more.
 */
export async function importSource(
  services: FeedImporters,
  { feed, allowShrink }: { feed: string; allowShrink: boolean },
  log: JobLog,
): Promise<void> {
  const { database, feedNetwork, clock } = services
  const source = await findSource(database.queries, feed)
  if (!source) return
  const folder = await makeFolder(services.config)
  const signal = AbortSignal.timeout(LIMIT_MS)
  try {
    const file = join(folder, "feed")
    await fetchFeed(source.address, file, { network: feedNetwork })
    const open = () => paced(readFeed(file, { mostBytes: MOST_UNPACKED_BYTES, signal }))
    await importFeed(database.queries, open, { feed, allowShrink, now: clock(), clock })
    await noteImported(database.queries, source)
  } catch (error) {
    // Another import of the feed runs, or something that it needs is down: it is for later.
    if (isOutage(error) || (error instanceof FeedError && error.code === "busy")) throw error
    log.warn({ err: error, feed }, "a feed could not be imported")
    const isShrunk = error instanceof FeedError && error.code === "shrunk"
    await noteProblem(services, source, { reason: reasonOf(error, signal), isShrunk })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Says why a feed is left alone for now: its imports have ended the server. */
export async function giveUpSource(
  services: FeedImporters,
  { feed }: { feed: string },
): Promise<void> {
  const source = await findSource(services.database.queries, feed)
  if (source) await noteProblem(services, source, { reason: ENDED_THE_SERVER, isShrunk: false })
}

async function noteProblem(
  { database, clock }: FeedImporters,
  source: FeedSourceRow,
  problem: { reason: string; isShrunk: boolean },
): Promise<void> {
  const now = clock()
  const failures = source.failures + 1
  const nextAt = retryTime(source.every, failures, now)
  const failure = { failures, nextAt, problem: { failedAt: now, ...problem } }
  await noteFailed(database.queries, source, failure)
}

async function makeFolder(config: Pick<Config, "dataDirectory">): Promise<string> {
  const all = workFolder(config)
  await mkdir(all, { recursive: true, mode: 0o700 })
  return mkdtemp(join(all, "import-"))
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return "Reading it took longer than two hours."
  return error instanceof FeedError ? error.message : UNKNOWN
}
