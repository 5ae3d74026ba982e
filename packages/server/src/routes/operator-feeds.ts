import {
  type FeedState,
  importFeedFile,
  importFeedNow,
  listFeeds as listFeedsCall,
  Refusal,
  removeFeedSource,
  saveFeedSource,
} from "@stylin/api/contract"
import { receiveFeedFile } from "../catalogue/sources/feed-files.ts"
import { importDue, importFile, importNow } from "../catalogue/sources/queue.ts"
import { DONE, type Implement } from "../plugins/operations.ts"
import { noteSecurity } from "../plugins/security-events.ts"
import { readUpload } from "../plugins/uploads.ts"
import type { Services } from "../services.ts"
import { listFeeds } from "../stores/feed-reports.ts"
import { findSource, removeSource, saveSource } from "../stores/feed-sources.ts"
import { feedStates } from "../stores/feed-states.ts"

/** The feeds of the catalogue, for those who run the server. */
export function operatorFeedRoutes(
  implement: Implement,
  services: Pick<Services, "database" | "objects" | "jobs" | "clock">,
): void {
  const { database } = services
  const { queries } = database

  async function stateOf(feed: string): Promise<FeedState> {
    return (await feedStates(queries)).of(feed)
  }

  implement(listFeedsCall, async () => {
    const feeds = await database.mayLag(listFeeds)
    const states = await feedStates(queries)
    const names = new Set([...feeds.map(({ feed }) => feed), ...states.feeds])
    return [...names].toSorted().map((feed) => ({
      ...(feeds.find((one) => one.feed === feed) ?? { feed, products: 0, last_import: null }),
      ...states.of(feed),
    }))
  })

  implement(saveFeedSource, async ({ body, account, request, now }) => {
    const isKnown = await database.transaction((db) => saveSource(db, { ...body, now }))
    if (!isKnown) throw noAddress()
    noteSecurity(request, "feed-source-set", { account: undefined, by: account.id })
    await importDue(services)
    return stateOf(body.feed)
  })

  implement(removeFeedSource, async ({ body, account, request }) => {
    await database.transaction((db) => removeSource(db, body.feed))
    noteSecurity(request, "feed-source-removed", { account: undefined, by: account.id })
    return DONE
  })

  implement(importFeedNow, async ({ body: { feed, allow_shrink }, account, request }) => {
    if (!(await findSource(queries, feed))) throw noAddress()
    await importNow(services, { feed, allowShrink: allow_shrink })
    noteSecurity(request, "feed-import-asked", { account: undefined, by: account.id })
    return stateOf(feed)
  })

  implement(importFeedFile, async ({ query: { feed, allow_shrink }, account, request, now }) => {
    const pieces = readUpload(request, importFeedFile.files)
    const fileId = await receiveFeedFile(services, pieces, { now })
    await importFile(services, { feed, allowShrink: allow_shrink, fileId })
    noteSecurity(request, "feed-file-sent", { account: undefined, by: account.id })
    return stateOf(feed)
  })
}

function noAddress(): Refusal {
  return new Refusal(404, "This feed has no address.")
}
