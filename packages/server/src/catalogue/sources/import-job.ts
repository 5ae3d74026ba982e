import { mkdir, mkdtemp, rm } from "node:fs/promises"
import { join } from "node:path"
import type { Config } from "../../config.ts"
import type { JobPayloads } from "../../jobs/job-kinds.ts"
import type { JobLog } from "../../jobs/job-log.ts"
import { isOutage } from "../../outage.ts"
import type { Services } from "../../services.ts"
import { findFeedFile, letFeedFileGo } from "../../stores/feed-files.ts"
import { type FeedProblem, saveFeedProblem } from "../../stores/feed-problems.ts"
import { type FeedSourceRow, findSource, noteFailures } from "../../stores/feed-sources.ts"
import { FeedError } from "../feed/feed-error.ts"
import { readFeed } from "../feed/read-feed.ts"
import type { FeedBytes } from "../feed/text.ts"
import { importFeed } from "../import-feed.ts"
import { feedFileBytes, removeFeedFile } from "./feed-files.ts"
import { fetchFeed } from "./fetch-feed.ts"
import { paced } from "./paced.ts"
import { retryTime } from "./schedule.ts"

export type FeedImporters = Pick<
  Services,
  "config" | "database" | "objects" | "feedNetwork" | "clock"
>
type FeedJob = JobPayloads["import-feed"]
type Failure = Pick<FeedProblem, "reason" | "isShrunk">

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
export async function clearFetchedFeeds(config: Pick<Config, "dataDirectory">): Promise<void> {
  await rm(workFolder(config), { recursive: true, force: true })
}

/**
 * Imports a feed from its address, or from a file that was sent; if that fails through the feed, says why, and when its
 * address is tried again. Skips an address or a file that is not there any more.
 */
export async function importQueued(
  services: FeedImporters,
  job: FeedJob,
  log: JobLog,
): Promise<void> {
  if (job.fileId === undefined) await importFromAddress(services, job, log)
  else await importFromFile(services, { ...job, fileId: job.fileId }, log)
}

/** Says why a feed is left alone for now: its imports have ended the server. */
export async function giveUpImport(services: FeedImporters, job: FeedJob): Promise<void> {
  const failure = { reason: ENDED_THE_SERVER, isShrunk: false }
  if (job.fileId !== undefined) return endFile(services, { ...job, fileId: job.fileId }, failure)
  const source = await findSource(services.database.queries, job.feed)
  if (source) await noteFailed(services, source, failure)
}

async function importFromAddress(
  services: FeedImporters,
  job: FeedJob,
  log: JobLog,
): Promise<void> {
  const { queries } = services.database
  const source = await findSource(queries, job.feed)
  if (!source) return
  await importSource(services, { job, source }, log)
  const now = await findSource(queries, job.feed)
  // Whoever named another address meanwhile found the feed under way, and nothing was queued.
  if (now && now.address !== source.address) {
    await importFromAddress(services, { ...job, allowShrink: false }, log)
  }
}

async function importSource(
  services: FeedImporters,
  { job, source }: { readonly job: FeedJob; readonly source: FeedSourceRow },
  log: JobLog,
): Promise<void> {
  const { database, feedNetwork, config } = services
  const folder = await makeFolder(config)
  const file = join(folder, "feed")
  try {
    const failure = await failureOf(services, job, log, async () => {
      await fetchFeed(source.address, file, { network: feedNetwork })
      return file
    })
    if (failure) await noteFailed(services, source, failure)
    else await noteFailures(database.queries, source, { failures: 0 })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function importFromFile(
  services: FeedImporters,
  job: FeedJob & { readonly fileId: string },
  log: JobLog,
): Promise<void> {
  const file = await findFeedFile(services.database.queries, job.fileId)
  if (file?.expires_at !== null) return
  const bytes = () => feedFileBytes(services, file)
  await endFile(services, job, await failureOf(services, job, log, async () => bytes))
}

/**
 * Imports it. Resolves to why that failed, if it did through the feed.
 * @throws what is for later: another import of the feed runs, or something that it needs is down
 */
async function failureOf(
  { config, database, clock }: FeedImporters,
  { feed, allowShrink }: FeedJob,
  log: JobLog,
  fetched: () => Promise<FeedBytes>,
): Promise<Failure | undefined> {
  const signal = AbortSignal.timeout(LIMIT_MS)
  try {
    const bytes = await fetched()
    const open = () => paced(readFeed(bytes, { mostBytes: MOST_UNPACKED_BYTES, signal }))
    const options = { feed, allowShrink, money: config.money, now: clock(), clock }
    await importFeed(database.queries, open, options)
    return undefined
  } catch (error) {
    if (isOutage(error) || (error instanceof FeedError && error.code === "busy")) throw error
    log.warn({ err: error, feed }, "a feed could not be imported")
    const isShrunk = error instanceof FeedError && error.code === "shrunk"
    return { reason: reasonOf(error, signal), isShrunk }
  }
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return "Reading it took longer than two hours."
  return error instanceof FeedError ? error.message : UNKNOWN
}

async function noteFailed(
  { database, clock }: FeedImporters,
  { feed, address }: FeedSourceRow,
  failure: Failure,
): Promise<void> {
  const failedAt = clock()
  await database.transaction(async (db) => {
    // Operators may have changed it since.
    const now = await findSource(db, feed)
    if (now?.address !== address) return
    const failures = now.failures + 1
    const nextAt = retryTime(now.every, failures, failedAt)
    await noteFailures(db, { feed, address }, { failures, nextAt })
    await saveFeedProblem(db, feed, { ...failure, failedAt, isFile: false })
  })
}

async function endFile(
  services: FeedImporters,
  { feed, fileId }: { readonly feed: string; readonly fileId: string },
  failure: Failure | undefined,
): Promise<void> {
  const { database, clock } = services
  const now = clock()
  await database.transaction(async (db) => {
    if (failure) await saveFeedProblem(db, feed, { ...failure, failedAt: now, isFile: true })
    // If removing it breaks off, the job must not read what is left.
    await letFeedFileGo(db, fileId, now)
  })
  await removeFeedFile(services, fileId)
}

async function makeFolder(config: Pick<Config, "dataDirectory">): Promise<string> {
  const all = workFolder(config)
  await mkdir(all, { recursive: true, mode: 0o700 })
  return mkdtemp(join(all, "import-"))
}
