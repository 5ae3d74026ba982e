import type { HeldFeed } from "../../contract/operator.ts"
import type { FeedEvery, FeedSource, FeedState } from "../../contract/operator-feeds.ts"
import { Refusal } from "../../contract/refusal.ts"
import { UNTOUCHED } from "../feeds.ts"
import { isoTime, type State } from "../state.ts"
import { DONE, type Implementations } from "./call.ts"

type OperatorFeedCalls =
  | "listFeeds"
  | "saveFeedSource"
  | "removeFeedSource"
  | "importFeedNow"
  | "importFeedFile"

const HOUR_MS = 60 * 60_000
const EVERY_MS: Readonly<Record<FeedEvery, number | null>> = {
  ...{ never: null, hour: HOUR_MS, day: 24 * HOUR_MS, week: 7 * 24 * HOUR_MS },
}

/** The mocked calls about feeds, over the given state. Imports begin, and never end. */
export function operatorFeedCalls(state: State): Implementations<OperatorFeedCalls> {
  const { feeds } = state

  function feedOf(feed: string): HeldFeed {
    return feeds.get(feed) ?? { ...UNTOUCHED, feed, products: 0, last_import: null }
  }
  function sourceOf(feed: string): FeedSource {
    const { source } = feedOf(feed)
    if (!source) throw new Refusal(404, "This feed has no address.")
    return source
  }
  function change(feed: string, changes: Partial<FeedState>): FeedState {
    const changed = { ...feedOf(feed), ...changes }
    feeds.set(feed, changed)
    const { source, is_under_way, problem } = changed
    return { source, is_under_way, problem }
  }

  return {
    listFeeds: () => [...feeds.values()].toSorted((a, b) => (a.feed < b.feed ? -1 : 1)),

    saveFeedSource({ body: { feed, address, every } }) {
      const host = address === undefined ? sourceOf(feed).host : new URL(address).host
      const pause = EVERY_MS[every]
      const next_at = pause === null ? null : isoTime(state.now() + pause)
      const is_under_way = pause !== null || feedOf(feed).is_under_way
      return change(feed, { source: { host, every, next_at }, is_under_way, problem: null })
    },

    removeFeedSource({ body: { feed } }) {
      change(feed, { source: null, problem: null })
      const { products, last_import } = feedOf(feed)
      if (products === 0 && last_import === null) feeds.delete(feed)
      return DONE
    },

    importFeedNow({ body: { feed } }) {
      sourceOf(feed)
      return change(feed, { is_under_way: true })
    },

    importFeedFile: ({ query: { feed } }) => change(feed, { is_under_way: true }),
  }
}
