import { getProductShots, parseSearch, type SearchResult } from "@stylin/api/contract"
import { environment } from "../../environment.ts"

/**
 * Has search results read and pictured; a signed-in person's are then pending, each once. Rejects
 * with an ApiError.
 * @param results at most as many as one call reads
 */
export async function submitResults(
  results: readonly SearchResult[],
  options: { signal?: AbortSignal } = {},
): Promise<void> {
  const { entries } = await environment.call(parseSearch, { body: [...results] }, options)
  const body = entries.map((entry) => entry.parsed_item)
  await environment.call(getProductShots, { query: { is_from_search: "true" }, body }, options)
}
