import type { FeedEvery, FeedSource } from "../../contract/feed-sources.ts"
import type { HeldFeed } from "../../contract/operator.ts"
import { Refusal } from "../../contract/refusal.ts"
import { isoTime, type State } from "../state.ts"
import { DONE, type Implementations } from "./call.ts"

type OperatorFeedCalls = "listFeeds" | "saveFeedSource" | "removeFeedSource" | "importFeedNow"

const HOUR_MS = 60 * 60_000
const EVERY_MS: Readonly<Record<FeedEvery, number | null>> = {
  ...{ never: null, hour: HOUR_MS, day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS },
}

const FEEDS: readonly Omit<HeldFeed, "source">[] = [
  {
    feed: "shop",
    products: 11_804,
    last_import: {
      read_at: "2026-11-22T04:00:12.000Z",
      ...{ rows: 12_000, added: 140, changed: 311, unchanged: 11_353 },
      ...{ withdrawn: 52, rejected: 196, is_cut_off: false },
      reasons: [
        {
          reason: "title: names no kind of garment that the catalogue knows",
          ...{ rows: 151, line: 18, id: "gift-card-50" },
        },
        {
          reason: "price: must have a currency",
          ...{ rows: 45, line: 1044, id: "10993" },
        },
      ],
    },
  },
  { feed: "demo", products: 320, last_import: null },
]

/** The mocked calls about feeds, over the given state. Imports begin, and never end. */
export function operatorFeedCalls(state: State): Implementations<OperatorFeedCalls> {
  function sourceOf(feed: string): FeedSource {
    const source = state.feedSources.get(feed)
    if (!source) throw new Refusal(404, "This feed has no address.")
    return source
  }
  function keep(feed: string, source: FeedSource): FeedSource {
    state.feedSources.set(feed, source)
    return source
  }

  return {
    listFeeds() {
      const names = new Set([...FEEDS.map(({ feed }) => feed), ...state.feedSources.keys()])
      return [...names].toSorted().map((feed) => ({
        ...(FEEDS.find((one) => one.feed === feed) ?? { feed, products: 0, last_import: null }),
        source: state.feedSources.get(feed) ?? null,
      }))
    },

    saveFeedSource({ body: { feed, address, every } }) {
      const host = address === undefined ? sourceOf(feed).host : new URL(address).host
      const pause = EVERY_MS[every]
      const next_at = pause === null ? null : isoTime(state.now() + pause)
      return keep(feed, { host, every, next_at, is_under_way: pause !== null, problem: null })
    },

    removeFeedSource({ body: { feed } }) {
      state.feedSources.delete(feed)
      return DONE
    },

    importFeedNow({ body: { feed } }) {
      return keep(feed, { ...sourceOf(feed), is_under_way: true })
    },
  }
}
