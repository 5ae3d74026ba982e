import {
  getProductShots,
  MOST_AT_ONCE,
  type ParsedItem,
  type ProductShot,
  parseSearch,
  type SearchResult,
} from "@stylin/api/contract"
import { proxy } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { inParts } from "../../lib/inParts.ts"
import { onForget } from "../kept/lifetime.ts"
import { additions, keepForReview, keepSources, unchoose } from "./additions.ts"
import { noteSubmission } from "./submissions.ts"

/** How many of the chosen results are submitted, of how many there were. */
export const submitting = proxy({ done: 0, of: 0 })

let person = 0
onForget(() => {
  person += 1
  Object.assign(submitting, { done: 0, of: 0 })
})

/**
 * Has the chosen search results read, part by part; what has been read waits for her review from then
 * on. Rejects with an ApiError: the rest is then still chosen, in its order.
 */
export async function submitChosen(signal?: AbortSignal): Promise<void> {
  const hers = person
  Object.assign(submitting, { done: 0, of: additions.chosen.length })
  try {
    while (additions.chosen.length > 0) {
      const part = additions.chosen.slice(0, MOST_AT_ONCE.read).map((result) => ({ ...result }))
      const { shots, sources } = await readResults(part, signal ? { signal } : {})
      // She may have signed out meanwhile.
      if (hers !== person) return
      // The same thing may be bought twice, so its name in the shop does not tell it from all others.
      keepForReview(shots.map((shot) => ({ ...shot, add_key: environment.createKey() })))
      keepSources(sources)
      unchoose(...part)
      additions.isFromSearch = true
      submitting.done += part.length
    }
  } finally {
    if (hers === person && submitting.done > 0) {
      noteSubmission({ photos: 0 })
      track("Items Submitted", { items: submitting.done })
    }
  }
}

async function readResults(results: SearchResult[], options: { signal?: AbortSignal }) {
  const { entries } = await environment.call(parseSearch, { body: results }, options)
  const parsed = entries.map((entry) => entry.parsed_item)
  const shots = await shoot(parsed, { isFromSearch: true, ...options })
  const sources = shots.flatMap(({ item_id }, index) => {
    const source = entries[index]?.search_results[0] ?? results[index]
    return item_id !== undefined && source ? [{ item_id, item_search_data: source }] : []
  })
  return { shots, sources }
}

/** Has the pictures of parsed garments made. Rejects with an ApiError. */
export async function shoot(
  parsed: ParsedItem[],
  { isFromSearch, signal }: { isFromSearch: boolean; signal?: AbortSignal },
): Promise<ProductShot[]> {
  const shots: ProductShot[] = []
  for (const body of inParts(parsed, MOST_AT_ONCE.read)) {
    const input = { query: { is_from_search: `${isFromSearch}` as const }, body }
    shots.push(...(await environment.call(getProductShots, input, signal ? { signal } : {})))
  }
  return shots
}
