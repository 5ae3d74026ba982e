import { messageOf } from "@stylin/api/client"
import { type FoundProduct, SEARCH_RESULT_COUNT, searchItems } from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"
import { onForget } from "../kept/lifetime.ts"
import { IDLE, LOADING, READY, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"
import { choose } from "./additions.ts"

interface Search {
  status: Status
  /** What was last searched for. */
  query: string
  /** The results, best first. They never change in place. */
  results: Untracked<readonly FoundProduct[]>
  /** The indices of the ticked results. */
  ticked: number[]
}

function initial(): Search {
  return { status: IDLE, query: "", results: ref([]), ticked: [] }
}

/** The search for clothes that she owns. */
export const search = proxy<Search>(initial())

let running: AbortController | undefined
onForget(forgetSearch)

/**
 * Searches, aborting any earlier search. Never rejects: a failure is logged, and the status says
 * so.
 */
export async function runSearch(query: string): Promise<void> {
  forgetSearch()
  const mine = new AbortController()
  running = mine
  Object.assign(search, { status: LOADING, query })
  try {
    const results = await environment.call(
      searchItems,
      { query: { search_query: query, num: SEARCH_RESULT_COUNT } },
      { signal: mine.signal },
    )
    if (mine.signal.aborted) return
    search.results = ref(results)
    search.status = READY
    track("Items Searched", { results: results.length })
  } catch (cause) {
    if (mine.signal.aborted) return
    warn("A search failed.", cause)
    search.status = { kind: "failed", message: messageOf(cause) }
  }
}

/** Ticks or unticks a result. */
export function tick(place: number, isTicked: boolean): void {
  search.ticked = search.ticked.filter((other) => other !== place)
  if (isTicked) search.ticked.push(place)
}

/** Adds the ticked results to her choice. */
export function chooseTicked(): void {
  const chosen = search.results.filter((_, place) => search.ticked.includes(place))
  // What it lacks belongs to the search, not to the garment.
  choose(chosen.map(({ lacks: _, ...result }) => result))
  search.ticked = []
}

/** Aborts the search and forgets its results. */
export function forgetSearch(): void {
  running?.abort()
  running = undefined
  Object.assign(search, initial())
}
