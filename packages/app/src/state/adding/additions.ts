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
  /** Those that she has submitted since she began, which no other tab has to submit once more. */
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

/** How she adds clothes, and what she has chosen for it. Kept on the device. */
export const additions = proxy<Additions>(store.read() ?? initial())
persist(
  additions,
  store,
  () => {
    const kept = snapshot(additions)
    return JSON.stringify(kept) === JSON.stringify(initial()) ? null : stored.parse(kept)
  },
  // What another tab has submitted must not be here once more.
  (other) => {
    additions.chosen = without(additions.chosen, other?.submitted ?? [])
  },
)
onForget(beginAdding)

/** Begins to add clothes: what was chosen before is put aside. */
export function beginAdding(): void {
  Object.assign(additions, initial())
}

/** Takes how she adds clothes. */
export function choosePhotoType(type: PhotoType): void {
  additions.photoType = type
}

/** Adds search results to those she has chosen; one that is there already is not added again. */
export function choose(results: readonly SearchResult[]): void {
  const fresh = results.filter(
    (result) => !additions.chosen.some((other) => isSameResult(other, result)),
  )
  additions.chosen.push(...fresh)
}

/** Takes search results back. */
export function unchoose(...results: readonly Named[]): void {
  additions.chosen = without(additions.chosen, results)
}

/** Takes note that results were submitted: they are no longer chosen. */
export function noteSubmitted(results: readonly SearchResult[]): void {
  unchoose(...results)
  additions.submitted.push(...results)
  additions.isFromSearch = true
}

/** Ends what was being added: she has reviewed it. */
export function endAdding(): void {
  Object.assign(additions, { photoType: null, isFromSearch: false })
}

/** What tells search results apart. */
type Named = Pick<SearchResult, "item_id" | "title" | "seller">

function without(results: readonly SearchResult[], gone: readonly Named[]): SearchResult[] {
  return results.filter((result) => !gone.some((other) => isSameResult(other, result)))
}

function isSameResult(one: Named, other: Named): boolean {
  if (one.item_id !== undefined || other.item_id !== undefined) return one.item_id === other.item_id
  return one.title === other.title && one.seller === other.seller
}
