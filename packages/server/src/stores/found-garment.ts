import type {
  ParsedItem,
  PendingItem,
  PhotoCrop,
  PhotoPattern,
  ProductShot,
  SearchResult,
} from "@stylin/api/contract"
import type { Cut, Kind, Section } from "@stylin/garments/vocabulary"
import { photoAddress } from "../pictures/personal-address.ts"
import type { Role } from "../vision/outfit.ts"
import type { Tones } from "../vision/tones.ts"
import { fromJson } from "./columns.ts"

/** What is kept of a photo that was read, and shown to her. */
export interface FoundGarment {
  readonly summary: string
  readonly section: Section
  readonly kind?: Kind
  /** The kind that was read, before her habits changed it. */
  readonly guess: Kind
  readonly pattern: PhotoPattern
  /** What its outline says of its cut; undefined on what was read before that was kept. */
  readonly cut?: Cut
  readonly colours: readonly string[]
  readonly checks: readonly NonNullable<PendingItem["checks"]>[number][]
  readonly likelyKinds: readonly Kind[]
  /** Ids of its pictures, the one to show first. */
  readonly pictures: readonly string[]
  readonly likeness: Likeness
  /** The photo that it is a part of; undefined if the photo shows only this garment. */
  readonly foundIn?: {
    readonly photoId: string
    readonly role: Role
    readonly crop: PhotoCrop
    readonly note?: string
    /** Other photos of the same upload that show it too, each with its picture of it. */
    readonly alsoIn?: readonly { readonly photoId: string; readonly picture?: string }[]
  }
}

/** What a garment is recognised by. */
export interface Likeness {
  readonly hash: string
  /** Its main colour as "#rrggbb"; undefined if nothing was cut out. */
  readonly colour?: string
  /** Undefined on what was read before they were kept. */
  readonly tones?: Tones
}

/** What is kept of a garment that she found by search. */
export interface SearchFind {
  readonly shot: Omit<ProductShot, "item_id" | "add_key">
  /** The product, if it is known. */
  readonly productId?: string
  readonly searchResult?: SearchResult
}

/** What the contract says of a pending photo: what was read, or why nothing was. */
export function pendingFacts(readingJson: string | null): Partial<PendingItem> {
  if (readingJson === null) return {}
  const kept = fromJson<FoundGarment | SearchFind | { problem: string }>(readingJson)
  if ("problem" in kept) return { problem: kept.problem }
  if (!("shot" in kept)) return parsedFacts(kept)
  const { shot, searchResult } = kept
  return { ...shot, ...(searchResult && { search_result: searchResult }) }
}

/** What the contract says of a garment that was read. */
export function parsedFacts(kept: FoundGarment): Omit<ParsedItem, "item_id"> {
  const [first, ...others] = kept.pictures.map(photoAddress)
  return {
    item_summary: kept.summary,
    section: kept.section,
    ...(kept.kind && { kind: kept.kind }),
    colours: [...kept.colours],
    pattern: kept.pattern,
    ...kept.cut,
    checks: [...kept.checks],
    likely_kinds: [...kept.likelyKinds],
    ...(first !== undefined && { image_path: first }),
    other_pictures: others,
    ...(kept.foundIn && { found_in: foundIn(kept.foundIn) }),
  }
}

function foundIn({ photoId, crop, role, note, alsoIn }: NonNullable<FoundGarment["foundIn"]>) {
  return {
    photo_id: photoId,
    photo: photoAddress(photoId),
    crop,
    role,
    ...(note !== undefined && { note }),
    ...(alsoIn && { also_in: alsoIn.map(({ photoId: other }) => other) }),
  }
}
