import type { SearchResult } from "@stylin/api/contract"

/** A product that a search has found. */
export function sampleResult(id: string): SearchResult {
  return {
    item_id: id,
    title: `Shirt ${id}`,
    seller: "Maren",
    thumbnail: `/api/pictures/items/${id}.svg`,
    section: "upper_body",
  }
}

/** Products with the ids 1 to `count`. */
export function sampleResults(count: number): SearchResult[] {
  return Array.from({ length: count }, (_, index) => sampleResult(String(index + 1)))
}
