import { ApiError, type UploadProgress } from "@stylin/api/client"
import {
  FEED_FILE_MAX_BYTES,
  type FeedEvery,
  type FeedState,
  importFeedFile,
  importFeedNow,
  listFeeds,
  listJobs,
  removeFeedSource,
  saveFeedSource,
} from "@stylin/api/contract"
import { ref } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { untilVisible } from "../../lib/visible.ts"
import { TIMINGS } from "../../timings.ts"
import { t } from "../../words/t.ts"
import { server } from "./server.ts"

/**
 * Names a feed's address, or keeps the one it has, and says how often it is fetched. Rejects with an error whose
 * message can be shown.
 */
export async function saveSource(source: {
  feed: string
  address?: string
  every: FeedEvery
}): Promise<void> {
  noteState(source.feed, await environment.call(saveFeedSource, { body: source }))
}

/**
 * Has a feed imported now; with `allow_shrink` even if it leaves out more than half of what is on sale. Rejects in the
 * same way.
 */
export async function importNow(feed: string, allow_shrink: boolean): Promise<void> {
  noteState(feed, await environment.call(importFeedNow, { body: { feed, allow_shrink } }))
}

/** Sends a feed's file, and has it imported in the same way. `onPart`: how much has been sent, from 0 to 1. */
export async function sendFile(
  { feed, file, allow_shrink }: { feed: string; file: File; allow_shrink: boolean },
  onPart: (part: number) => void,
): Promise<void> {
  if (file.size > FEED_FILE_MAX_BYTES) {
    throw new Error(t("A file can have up to 200 MB. Larger ones come by address."))
  }
  const onProgress = ({ loaded, total }: UploadProgress) => onPart(total === 0 ? 0 : loaded / total)
  const query = { feed, allow_shrink: allow_shrink ? "true" : "false" } as const
  const options = { onProgress, timeoutMs: TIMINGS.feedFileLimit }
  noteState(feed, await environment.call(importFeedFile, { query, files: [file] }, options))
}

/** Forgets where a feed comes from. Rejects in the same way. */
export async function removeSource(feed: string): Promise<void> {
  await environment.call(removeFeedSource, { body: { feed } })
  noteState(feed, { source: null, problem: null })
}

/** Asks how imports go until none is under way. */
export async function watchFeeds(signal: AbortSignal): Promise<void> {
  try {
    while (server.seen?.feeds.some(({ is_under_way }) => is_under_way)) {
      await lookAgain(signal)
      await environment.wait(TIMINGS.feedImport, signal)
      await untilVisible(signal)
    }
  } catch (cause) {
    if (!signal.aborted) throw cause
  }
}

async function lookAgain(signal: AbortSignal): Promise<void> {
  try {
    const [jobs, feeds] = await Promise.all([
      environment.call(listJobs, {}, { signal }),
      environment.call(listFeeds, {}, { signal }),
    ])
    if (server.seen && !signal.aborted) server.seen = ref({ ...server.seen, jobs, feeds })
  } catch (cause) {
    // What was seen stays; it is asked again after the next wait.
    if (!(cause instanceof ApiError)) throw cause
  }
}

function noteState(feed: string, changes: Partial<FeedState>): void {
  if (!server.seen) return
  const { feeds } = server.seen
  const earlier = feeds.find((one) => one.feed === feed) ?? {
    ...{ feed, products: 0, last_import: null },
    ...{ source: null, is_under_way: false, problem: null },
  }
  const others = feeds.filter((one) => one.feed !== feed)
  const changed = { ...earlier, ...changes }
  const { products, last_import, source, is_under_way } = changed
  const isLeft = products > 0 || last_import !== null || source !== null || is_under_way
  const all = isLeft ? [...others, changed] : others
  server.seen = ref({
    ...server.seen,
    feeds: all.toSorted((a, b) => (a.feed < b.feed ? -1 : 1)),
  })
}
