import {
  type ProductShot,
  productShot,
  type SearchResult,
  searchAddition,
  searchResult,
} from "@stylin/api/contract"
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
  /** Garments that wait for her review on this device. */
  wardrobeItems: z.array(productShot),
  /** Which of them came from which search result. */
  searchItems: z.array(searchAddition),
})
type Additions = z.infer<typeof stored>

const store = createStore({ key: "additions", version: 1, schema: stored })

function initial(): Additions {
  return {
    photoType: null,
    isFromSearch: false,
    chosen: [],
    wardrobeItems: [],
    searchItems: [],
  }
}

/** The clothes she is adding, until she has reviewed them. Kept on the device. */
export const additions = proxy<Additions>(store.read() ?? initial())
persist(
  additions,
  store,
  () => {
    const kept = snapshot(additions)
    return JSON.stringify(kept) === JSON.stringify(initial()) ? null : stored.parse(kept)
  },
  // What another tab has submitted, or put into the wardrobe, must not be here once more.
  (other) => {
    const { wardrobeItems, searchItems } = other ?? initial()
    const submitted = searchItems.map(({ item_search_data }) => item_search_data)
    const chosen = without(additions.chosen, submitted)
    Object.assign(additions, { wardrobeItems, searchItems, chosen })
  },
)
onForget(forgetAdditions)

/** Begins to add clothes: what was chosen before is put aside, what waits for review stays. */
export function beginAdding(): void {
  Object.assign(additions, { photoType: null, isFromSearch: false, chosen: [] })
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

/** Keeps garments for her review; one that waits there already is not kept twice. */
export function keepForReview(shots: readonly ProductShot[]): void {
  const waiting = new Set(additions.wardrobeItems.map(reviewId))
  additions.wardrobeItems.push(...shots.filter((shot) => !waiting.has(reviewId(shot))))
}

/** Keeps which garments came from which search result. */
export function keepSources(sources: Additions["searchItems"]): void {
  const known = new Set(additions.searchItems.map(({ item_id }) => item_id))
  additions.searchItems.push(...sources.filter(({ item_id }) => !known.has(item_id)))
}

/** Tells one garment that waits for review from another; also where the provider gave it no id. */
export function reviewId(shot: ProductShot): string {
  return shot.item_id ?? shot.image_path
}

/** Drops what she has reviewed; a garment that was found meanwhile goes on waiting. */
export function settleReview(reviewed: readonly ProductShot[]): void {
  const ids = new Set(reviewed.map(reviewId))
  additions.wardrobeItems = additions.wardrobeItems.filter((shot) => !ids.has(reviewId(shot)))
  additions.searchItems = additions.searchItems.filter(({ item_id }) => !ids.has(item_id))
  Object.assign(additions, { photoType: null, isFromSearch: false })
}

/** Forgets all that was being added: it is in the wardrobe now, or she wants none of it. */
export function forgetAdditions(): void {
  Object.assign(additions, initial())
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
