import * as z from "zod/mini"
import { done, identifier, queryNumber, text } from "./common.ts"
import { MOST_AT_ONCE, parsedItem, searchResult, searchResultFields } from "./items.ts"
import { operation } from "./operation.ts"

export const SEARCH_RESULT_COUNT = 10

/** What a search may ask for. */
export const SEARCH_ASPECTS = [
  "kind",
  "colour",
  "cloth",
  "pattern",
  "cut",
  "brand",
  "size",
  "other",
] as const
export type SearchAspect = (typeof SEARCH_ASPECTS)[number]

/**
 * A product that a search found. `lacks` names the parts of the search that it does not meet, in
 * the words that were typed; left out if it meets all.
 */
export const foundProduct = z.object({
  ...searchResultFields,
  lacks: z.optional(
    z.array(z.object({ about: z.enum(SEARCH_ASPECTS), words: text(200) })).check(z.maxLength(12)),
  ),
})
export type FoundProduct = z.infer<typeof foundProduct>

/** A search result that was added to her wardrobe. */
export const searchAddition = z.object({ item_id: identifier, item_search_data: searchResult })

export const searchItems = operation({
  name: "searchItems",
  method: "GET",
  path: "/items/search",
  summary:
    "Products that fit a description or brand, best first, then those that come nearest; typos and plurals are forgiven.",
  tag: "items",
  access: "guest",
  query: z.strictObject({
    search_query: text(200),
    num: queryNumber({ min: 1, max: 50, fallback: SEARCH_RESULT_COUNT }),
  }),
  result: z.array(foundProduct),
  envelope: "data",
})

export const parseSearch = operation({
  name: "parseSearch",
  method: "POST",
  path: "/items/parse/search",
  summary: "Reads garments from search results.",
  tag: "items",
  access: "guest",
  body: z.array(searchResult).check(z.minLength(1), z.maxLength(MOST_AT_ONCE.read)),
  result: z.object({
    success: z.boolean(),
    entries: z.array(z.object({ parsed_item: parsedItem, search_results: z.array(searchResult) })),
  }),
  envelope: "data",
})

export const addSearchItems = operation({
  name: "addSearchItems",
  method: "POST",
  path: "/items/search/add",
  summary: "Records which search results became wardrobe items.",
  tag: "items",
  access: "user",
  body: z.array(searchAddition).check(z.minLength(1), z.maxLength(MOST_AT_ONCE.recorded)),
  result: done,
  envelope: "data",
})
