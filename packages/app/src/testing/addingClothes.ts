import type { ParsedItem, SearchResult } from "@stylin/api/contract"
import type { fakeCalls } from "./fakeCalls.ts"
import { arriveAt, choose, press } from "./hands.ts"
import { openApp } from "./openApp.tsx"
import { sampleLooks } from "./samples.ts"

/** What the submitted modal is called. */
export const SUBMITTED = "The pictures have been successfully submitted!"

/** A shirt that was found by search. */
export function searchResult(id: string): SearchResult {
  return {
    item_id: id,
    title: `Shirt ${id}`,
    seller: "Maren",
    thumbnail: `/api/pictures/${id}.svg`,
  }
}

function parsedItem(id: string): ParsedItem {
  return { item_id: id, item_summary: `Shirt ${id}`, section: "upper_body" }
}

/** A provider that finds two shirts by search, and one on each photo. */
export const ADDING_WORKS: Parameters<typeof fakeCalls>[0] = {
  searchItems: () => [searchResult("a"), searchResult("b")],
  parseSearch: ({ body }) => ({
    success: true,
    entries: body.map((found) => ({
      parsed_item: parsedItem(found.item_id ?? "none"),
      search_results: [found],
    })),
  }),
  parsePhotos: ({ files }) => files.map((_, index) => parsedItem(String(index))),
  getProductShots: ({ body }) =>
    body.map((item) => ({ ...item, image_path: "/api/pictures/1.svg" })),
  setConsent: () => ({ photos: true, analytics: false }),
  getFeed: () => sampleLooks(3),
  getPending: () => [],
}

/** Starts a way of adding clothes, up to its own first screen. */
export async function beginWay(way: string): Promise<void> {
  await openApp("/wardrobe/item")
  await arriveAt("Upload your wardrobe")
  await choose(way)
  await press("Next")
}
