import { type SearchResult, searchResult } from "@stylin/api/contract"
import { proxy, snapshot } from "valtio/vanilla"
import * as z from "zod/mini"
import { onForget } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"

/** How clothes are added: by search, from photos of herself, or from photos of single garments. */
export const PHOTO_TYPES = ["search", "outfits", "closet"] as const
export type PhotoType = (typeof PHOTO_TYPES)[number]

const stored = z.object({
  photoType: z.nullable(z.enum(PHOTO_TYPES)),
  isFromSearch: z.boolean(),
  /** Search results that she has added and not submitted yet. */
  chosen: z.array(searchResult),
  /** Those submitted since she started, so that no other tab submits them again. */
  submitted: z._default(z.array(searchResult), []),
})
type Additions = z.infer<typeof stored>

const store = createStore({ key: "additions", version: 1, schema: stored })

function initial(): Additions {
  return {
    photoType: null,
    isFromSearch: false,
    chosen: [],
    submitted: [],
  }
}

/** How she adds clothes, and what she has chosen. Stored on the device. */
export const additions = proxy<Additions>(store.read() ?? initial())
persist(
  additions,
  store,
  () => {
    const kept = snapshot(additions)
    return JSON.stringify(kept) === JSON.stringify(initial()) ? null : stored.parse(kept)
  },
  // Drops what another tab has submitted.
  (other) => {
    additions.chosen = without(additions.chosen, other?.submitted ?? [])
  },
)
onForget(beginAdding)

/** Starts adding clothes; an earlier choice is dropped. */
export function beginAdding(): void {
  Object.assign(additions, initial())
}

/** Sets how she adds clothes. */
export function choosePhotoType(type: PhotoType): void {
  additions.photoType = type
}

/** Adds search results to her choice; results already in it are not added again. */
export function choose(results: readonly SearchResult[]): void {
  const fresh = results.filter(
    (result) => !additions.chosen.some((other) => isSameResult(other, result)),
  )
  additions.chosen.push(...fresh)
}

/** Removes search results from her choice. */
export function unchoose(...results: readonly Named[]): void {
  additions.chosen = without(additions.chosen, results)
}

/** Records that results were submitted: they are no longer chosen. */
export function noteSubmitted(results: readonly SearchResult[]): void {
  unchoose(...results)
  additions.submitted.push(...results)
  additions.isFromSearch = true
}

/** Ends adding: she has reviewed what was found. */
export function endAdding(): void {
  Object.assign(additions, { photoType: null, isFromSearch: false })
}

/** What identifies a search result. */
type Named = Pick<SearchResult, "item_id" | "title" | "seller">

function without(results: readonly SearchResult[], gone: readonly Named[]): SearchResult[] {
  return results.filter((result) => !gone.some((other) => isSameResult(other, result)))
}

function isSameResult(one: Named, other: Named): boolean {
  if (one.item_id !== undefined || other.item_id !== undefined) return one.item_id === other.item_id
  return one.title === other.title && one.seller === other.seller
}
