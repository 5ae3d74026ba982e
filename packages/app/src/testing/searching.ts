import type { SearchResult } from "@stylin/api/contract"
import type { fakeCalls } from "./fakeCalls.ts"

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

/** Answers of a provider that reads and pictures whatever was found. */
export const SEARCHING_WORKS: Parameters<typeof fakeCalls>[0] = {
  parseSearch: ({ body }) => ({
    success: true,
    entries: body.map((found) => ({
      parsed_item: {
        item_id: found.item_id ?? "none",
        item_summary: found.title,
        section: found.section ?? "upper_body",
      },
      search_results: [found],
    })),
  }),
  getProductShots: ({ body }) =>
    body.map((item) => ({
      ...item,
      image_path: `/api/pictures/items/${item.item_id}.svg`,
    })),
}
