import {
  getProductShots,
  type ParsedItem,
  type ProductShot,
  parseSearch,
  productShot,
  type SearchResult,
  searchAddition,
  searchResult,
} from "@stylin/api/contract"
import { proxy, snapshot } from "valtio/vanilla"
import * as z from "zod/mini"
import { track } from "../analytics/track.ts"
import { environment } from "../environment.ts"
import { onForget } from "./lifetime.ts"
import { createStore, persist } from "./persistence.ts"
import { noteSubmission } from "./submissions.ts"

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
  // What another tab has put into the wardrobe must not be confirmed here once more.
  (other) => {
    const { wardrobeItems, searchItems } = other ?? initial()
    Object.assign(additions, { wardrobeItems, searchItems })
  },
)
let person = 0
onForget(() => {
  person += 1
  forgetAdditions()
})

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

/** Takes a search result back. */
export function unchoose(result: Named): void {
  additions.chosen = additions.chosen.filter((other) => !isSameResult(other, result))
}

/**
 * Has the chosen search results read; they wait for her review from then on. Rejects with an
 * ApiError, the choice then being there still.
 */
export async function submitChosen(signal?: AbortSignal): Promise<void> {
  const hers = person
  const options = signal ? { signal } : {}
  const body = additions.chosen.map((result) => ({ ...result }))
  const { entries } = await environment.call(parseSearch, { body }, options)
  const parsed = entries.map((entry) => entry.parsed_item)
  const shots = await shoot(parsed, { isFromSearch: true, ...options })
  const sources = shots.map((shot, index) => ({
    shot,
    source: entries[index]?.search_results[0] ?? body[index],
  }))
  const searchItems = sources.flatMap(({ shot: { item_id }, source }) =>
    item_id !== undefined && source ? [{ item_id, item_search_data: source }] : [],
  )
  // She may have signed out meanwhile.
  if (hers !== person) return
  keepForReview(shots)
  additions.searchItems.push(...searchItems)
  Object.assign(additions, { chosen: [], isFromSearch: true })
  noteSubmission({ photos: 0 })
  track("Items Submitted", { items: body.length })
}

/** Has the pictures of parsed garments made. Rejects with an ApiError. */
export async function shoot(
  parsed: ParsedItem[],
  { isFromSearch, signal }: { isFromSearch: boolean; signal?: AbortSignal },
): Promise<ProductShot[]> {
  if (parsed.length === 0) return []
  const input = { query: { is_from_search: `${isFromSearch}` as const }, body: parsed }
  return environment.call(getProductShots, input, signal ? { signal } : {})
}

/** Keeps garments for her review. */
export function keepForReview(shots: readonly ProductShot[]): void {
  additions.wardrobeItems.push(...shots)
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

function isSameResult(one: Named, other: Named): boolean {
  if (one.item_id !== undefined || other.item_id !== undefined) return one.item_id === other.item_id
  return one.title === other.title && one.seller === other.seller
}
