import {
  type FeedSource,
  importFeedNow,
  listFeeds as listFeedsCall,
  Refusal,
  removeFeedSource,
  saveFeedSource,
} from "@stylin/api/contract"
import { importDue, importNow } from "../catalogue/sources/import-due.ts"
import { DONE, type Implement } from "../plugins/operations.ts"
import { noteSecurity } from "../plugins/security-events.ts"
import type { Services } from "../services.ts"
import { listFeeds } from "../stores/feed-reports.ts"
import { listSources, removeSource, saveSource } from "../stores/feed-sources.ts"

/** The feeds of the catalogue, for those who run the server. */
export function operatorFeedRoutes(
  implement: Implement,
  services: Pick<Services, "database" | "jobs" | "clock">,
): void {
  const { database } = services
  const { queries } = database

  async function sourceOf(feed: string): Promise<FeedSource> {
    const source = (await listSources(queries)).get(feed)
    if (!source) throw noAddress()
    return source
  }

  implement(listFeedsCall, async () => {
    const feeds = await database.mayLag(listFeeds)
    const sources = await listSources(queries)
    const names = new Set([...feeds.map(({ feed }) => feed), ...sources.keys()])
    return [...names].toSorted().map((feed) => ({
      ...(feeds.find((one) => one.feed === feed) ?? { feed, products: 0, last_import: null }),
      source: sources.get(feed) ?? null,
    }))
  })

  implement(saveFeedSource, async ({ body, account, request, now }) => {
    if (!(await saveSource(queries, { ...body, now }))) throw noAddress()
    noteSecurity(request, "feed-source-set", { account: undefined, by: account.id })
    await importDue(services)
    return sourceOf(body.feed)
  })

  implement(removeFeedSource, async ({ body, account, request }) => {
    await removeSource(queries, body.feed)
    noteSecurity(request, "feed-source-removed", { account: undefined, by: account.id })
    return DONE
  })

  implement(importFeedNow, async ({ body: { feed, allow_shrink }, account, request }) => {
    await sourceOf(feed)
    await importNow(services, feed, { allowShrink: allow_shrink })
    noteSecurity(request, "feed-import-asked", { account: undefined, by: account.id })
    return sourceOf(feed)
  })
}

function noAddress(): Refusal {
  return new Refusal(404, "This feed has no address.")
}
