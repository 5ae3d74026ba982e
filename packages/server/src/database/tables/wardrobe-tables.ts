import type { ItemState, PENDING_STATES } from "@stylin/api/contract"
import type { Kind, Section } from "@stylin/garments/vocabulary"
import type { Generated } from "kysely"

/**
 * `uploading`: its bytes may be missing. `taken`: it is part of her wardrobe. `picture`: it was
 * made from another photo. `outfit`: garments found in it wait for her review. `dropped`: it has no
 * owner and is about to be removed.
 */
export type PhotoState =
  | "uploading"
  | (typeof PENDING_STATES)[number]
  | "taken"
  | "picture"
  | "outfit"
  | "dropped"

/** The tables that an import adds rows to, as far as it can take them away again. */
export const BROUGHT_PARTS = [
  "wardrobe_items",
  "own_outfits",
  "plans",
  "trips",
  "wishes",
  "favourites",
  "search_additions",
  "impressions",
  "dismissals",
  "signs",
  "worn",
] as const
export type BroughtPart = (typeof BROUGHT_PARTS)[number]

/** Her clothes, her photos of them, and where they came from. */
export interface WardrobeTables {
  wardrobe_items: {
    id: string
    account_id: string
    item_summary: string
    image_path: string
    section: Section
    kind: Kind | null
    colours_json: string
    /** What it is drawn from, read when it was added; null if its kind is not known. */
    words_json: string | null
    /** What it was made from: a product or a photo. */
    source_id: string | null
    /** The photo that is its picture. */
    photo_id: string | null
    /** Identifies it when it is sent again; unique per account. */
    add_key: string | null
    created_at: number
    /** Its place among the items added with it. */
    position: number
    /** Why it cannot be worn just now; null if it can. */
    state: Generated<ItemState | null>
    /** When she last said whether it can be worn. */
    state_at: Generated<number | null>
    /** What she said of it, word by word, and when; null if nothing. */
    said_json: Generated<string | null>
    /** What it was like before its last photo, for her to take that back; null if it was never replaced. */
    before_photo_json: Generated<string | null>
    /** How it is cut by its picture alone, whatever its name says; null if that was not kept. */
    own_cut_json: Generated<string | null>
  }
  /** Photos that gave way to another of the same garment; looks that she keeps still name them. */
  former_photos: { former_id: string; account_id: string; photo_id: string }
  search_additions: {
    account_id: string
    item_id: string
    search_data_json: string
    created_at: number
  }
  /** Her last imports, under ids that her devices made, with the name of the file. */
  imports: { account_id: string; id: string; source: string; made_at: number }
  /** What an import added: the keys of its row, and what it was like then, if that may change. */
  brought: {
    account_id: string
    import_id: string
    part: BroughtPart
    key_json: string
    as_brought: string
  }
  /**
   * Uploads. The bytes are in the object store under `object_key`. A guest's photos have a claim
   * and an expiry; expired photos are removed.
   */
  photos: {
    id: string
    account_id: string | null
    claim_hash: string | null
    object_key: string
    content_type: string
    bytes: number
    state: PhotoState
    created_at: number
    expires_at: number | null
    /** Its place within its upload, from 0. */
    position: Generated<number>
    /** The upload that a picture was made from. */
    source_id: string | null
    /** An upload: what was read, or why nothing was. A picture: what it is recognised by. */
    reading_json: string | null
  }
  /** How often she changed a kind read from a photo to another, or confirmed it. */
  kind_habits: {
    account_id: string
    guessed: Kind
    chosen: Kind
    times: number
  }
}
