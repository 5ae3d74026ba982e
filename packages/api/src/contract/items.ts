import * as z from "zod/mini"
import { done, identifier, link, picture, queryFlag, section, text } from "./common.ts"
import { cutWords } from "./item-cut.ts"
import { operation } from "./operation.ts"
import { garmentWords, photoCrop, photoFacts } from "./photo-facts.ts"
import { PHOTO_MAX_BYTES } from "./users.ts"

export const MAX_PHOTOS = 10
/** Largest total size of one call's photos, in bytes. */
export const PHOTOS_MAX_BYTES = 60 * 1024 * 1024
/** The most garments in one call; anyone with more makes several calls. */
export const MOST_AT_ONCE = { read: 50, added: 100, recorded: 100, dismissed: 500 } as const

/** What is known of a product found by search. */
export const searchResultFields = {
  thumbnail: picture,
  title: text(300),
  seller: text(120),
  item_id: z.optional(identifier),
  price: z.optional(z.number().check(z.minimum(0))),
  link: z.optional(link),
  section: z.optional(section),
  ...garmentWords,
}

/** A product found by search. `thumbnail` is its picture, `link` the page that sells it. */
export const searchResult = z.object(searchResultFields)
export type SearchResult = z.infer<typeof searchResult>

/** A garment about to be added to the wardrobe. `image_path` is its picture. */
export const productShot = z.object({
  item_summary: text(300),
  image_path: picture,
  section,
  item_id: z.optional(identifier),
  /**
   * Identifies this addition within her account: sent again, in any call and from any device, it is
   * added once.
   */
  add_key: z.optional(identifier),
  ...garmentWords,
  ...cutWords,
})
export type ProductShot = z.infer<typeof productShot>

/** A garment read from a photo or a search result, before its picture is chosen. */
export const parsedItem = z.object({
  item_summary: text(300),
  section,
  item_id: z.optional(identifier),
  image_path: z.optional(picture),
  /** What it was read from, if that is a search result. */
  search_result: z.optional(searchResult),
  /** The place, among the call's files from 0, of the photo that it was read from. */
  photo_place: z.optional(z.int()),
  ...garmentWords,
  ...cutWords,
  ...photoFacts,
})
export type ParsedItem = z.infer<typeof parsedItem>

/** What photos show: single garments, or a person wearing several. */
export const PHOTO_SUBJECTS = ["garments", "outfits"] as const

export const PENDING_STATES = ["waiting", "ready", "failed"] as const

/** A photo, or a found garment, that waits for her review. */
export const pendingItem = z.object({
  item_id: identifier,
  state: z.enum(PENDING_STATES),
  created_at: z.iso.datetime(),
  item_summary: z.optional(z.string()),
  image_path: z.optional(picture),
  section: z.optional(section),
  /** Why a photo could not be read, or has to wait, as a sentence. */
  problem: z.optional(text(200)),
  /** What it was read from, if that is a search result. */
  search_result: z.optional(searchResult),
  ...garmentWords,
  ...cutWords,
  ...photoFacts,
})
export type PendingItem = z.infer<typeof pendingItem>

export const parsePhotos = operation({
  name: "parsePhotos",
  method: "POST",
  path: "/items/parse/v2",
  summary: "Reads garments from photos. The photos are kept before the work begins.",
  tag: "items",
  access: "guest",
  query: z.strictObject({ shows: z._default(z.enum(PHOTO_SUBJECTS), "garments") }),
  files: {
    field: "files",
    max: MAX_PHOTOS,
    maxBytes: PHOTO_MAX_BYTES,
    maxTotalBytes: PHOTOS_MAX_BYTES,
  },
  result: z.array(parsedItem),
  envelope: "data",
  refusals: [413, 415, 503],
  idempotencyKey: true,
  claimToken: true,
})

export const getProductShots = operation({
  name: "getProductShots",
  method: "POST",
  path: "/items/product_shots/get/v3",
  summary:
    "A clean picture and summary of each garment, ready for review. A signed-in person's search results are pending from then on, each once.",
  tag: "items",
  access: "guest",
  query: z.strictObject({ is_from_search: z._default(queryFlag, false) }),
  body: z.array(parsedItem).check(z.minLength(1), z.maxLength(MOST_AT_ONCE.read)),
  result: z.array(productShot),
  envelope: "data",
})

export const getPending = operation({
  name: "getPending",
  method: "GET",
  path: "/items/pending",
  summary: "What waits for her review.",
  tag: "items",
  access: "user",
  result: z.array(pendingItem),
  envelope: "data",
})

export const dismissPending = operation({
  name: "dismissPending",
  method: "POST",
  path: "/items/pending/dismiss",
  summary: "Drops pending items: the named ones, or all.",
  tag: "items",
  access: "user",
  body: z.strictObject({
    item_ids: z.optional(z.array(identifier).check(z.maxLength(MOST_AT_ONCE.dismissed))),
  }),
  result: done,
  envelope: "data",
})

/** The most garments that are read from one photo. */
export const MAX_CROPS = 8

export const cropPending = operation({
  name: "cropPending",
  method: "POST",
  path: "/items/pending/crop",
  summary:
    "Reads a garment again within another part of her photo, or another garment of that photo.",
  tag: "items",
  access: "user",
  /** Either the garment to read again, or the photo that shows another one. */
  body: z.strictObject({
    item_id: z.optional(identifier),
    photo_id: z.optional(identifier),
    crop: photoCrop,
  }),
  result: pendingItem,
  envelope: "data",
  refusals: [404],
})

export const claimPhotos = operation({
  name: "claimPhotos",
  method: "POST",
  path: "/items/claim",
  summary: "Moves the photos that a guest uploaded under a claim token to the signed-in person.",
  tag: "items",
  access: "user",
  body: z.strictObject({ claim_token: text(120) }),
  result: z.object({ claimed: z.int() }),
  envelope: "data",
})
