import { OCCASIONS } from "@stylin/garments/vocabulary"
import * as z from "zod/mini"
import {
  done,
  hexColour,
  identifier,
  link,
  picture,
  queryNumber,
  saidAt,
  section,
} from "./common.ts"
import { dressedFor } from "./dressed-for.ts"
import { operation } from "./operation.ts"

/** How the app asks for its feed. */
export const FEED_DEFAULTS = { sample_per_use: 100, sample_to_show: 45, top_n: 2 } as const

/** What a feed's looks are made of: only her own clothes, hers with one new piece, or anything. */
export const FEED_PIECES = ["mine", "one_new", "ideas"] as const
export type FeedPieces = (typeof FEED_PIECES)[number]

/** From how many owned items her own clothes, or one new piece with them, are the default. */
const OWNS = { enough: 15, some: 6 } as const

/** What a feed is made of by default, by how many items she owns. */
export function usualPieces(owned: number): FeedPieces {
  if (owned >= OWNS.enough) return "mine"
  return owned >= OWNS.some ? "one_new" : "ideas"
}

// Vocabulary words are plain text here, so that showing a look does not need their list.
const word = z.string().check(z.minLength(1), z.maxLength(40))

/** Stands for the brand or the seller if it is unknown; the price is then not shown. */
export const UNLISTED_BRAND = "Unlisted"

/**
 * A garment of a look: her own, or a shopping pick.
 * Mind the names: `image_url` is its picture, `image_path` the link to the product.
 */
export const clothingItem = z.object({
  item_id: identifier,
  name: z.string(),
  /** Of shopping picks; `UNLISTED_BRAND` if there is none. */
  brand: z.optional(z.string()),
  /** In the shop's currency, such as 49.99. */
  price: z.optional(z.number().check(z.minimum(0))),
  image_url: picture,
  image_path: z.optional(link),
  section,
  isYours: z.boolean(),
  /** Lets the look be judged again: the kind, the colours with the main one first, the print. */
  kind: z.optional(word),
  colours: z.optional(z.array(word).check(z.maxLength(8))),
  pattern: z.optional(word),
  /** The main colour as CSS writes it, which stands in for the picture until that is there. */
  tint: z.optional(hexColour),
})
export type ClothingItem = z.infer<typeof clothingItem>

/** One sentence that says why, under a label such as "Color Type". */
export const paragraph = z.object({ label: z.string(), text: z.string() })

export const look = z.object({
  look_id: identifier,
  photo: picture,
  /** The look's garments laid flat, photographed where she has done so, on clear ground. */
  lay_url: z.optional(picture),
  type: z.enum(OCCASIONS),
  /** The weather that it was chosen for. */
  dressed_for: z.optional(dressedFor),
  isFavorite: z.optional(z.boolean()),
  rec_description: z.object({ title: z.string(), paragraphs: z.array(paragraph) }),
  /** Slots of the outfit; in each the alternatives, best first. */
  clothes: z.array(z.array(clothingItem).check(z.minLength(1))),
  /**
   * Proves that the provider composed the look for her, so that it accepts a look that it no longer
   * keeps.
   */
  seal: z.optional(z.string().check(z.maxLength(100))),
})
export type Look = z.infer<typeof look>

const OCCASION_VALUES: ReadonlySet<string> = new Set(OCCASIONS)

/** Occasions as a call writes them: separated by commas. */
export const occasionList = z.string().check(
  z.trim(),
  z.maxLength(200),
  z.refine((list) => list.split(",").every((value) => OCCASION_VALUES.has(value)), {
    error: `must be one or more of ${OCCASIONS.join(", ")}, separated by commas`,
  }),
)

export const getFeed = operation({
  name: "getFeed",
  method: "POST",
  path: "/recommendations/feed/get",
  summary:
    "Looks for her and an occasion: her own clothes first, completed with things to buy, as many as `pieces` says; if her clothes make too few, the nearest follow. Refused with 409, and why, where not one look can be made.",
  tag: "recommendations",
  access: "user",
  query: z.strictObject({
    occasions: z._default(occasionList, "my_occasions"),
    /** If left out, it depends on how much she owns. */
    pieces: z.optional(z.enum(FEED_PIECES)),
    sample_per_use: queryNumber({ min: 1, max: 500, fallback: FEED_DEFAULTS.sample_per_use }),
    sample_to_show: queryNumber({ min: 1, max: 100, fallback: FEED_DEFAULTS.sample_to_show }),
    top_n: queryNumber({ min: 1, max: 10, fallback: FEED_DEFAULTS.top_n }),
  }),
  result: z.array(look),
  envelope: "data",
  refusals: [409],
})

export const updateOwnItems = operation({
  name: "updateOwnItems",
  method: "PATCH",
  path: "/recommendations/feed/update-own-items",
  summary: "Reports that her wardrobe has changed, so that the next feed uses all of it.",
  tag: "recommendations",
  access: "user",
  result: done,
  envelope: "data",
})

export const updateImpressions = operation({
  name: "updateImpressions",
  method: "POST",
  path: "/recommendations/update_impressions",
  summary: "Records looks that she was shown, so that they do not come back soon.",
  tag: "recommendations",
  access: "user",
  body: z.strictObject({ look_ids: z.array(identifier).check(z.minLength(1), z.maxLength(100)) }),
  result: done,
  envelope: "data",
})

export const restoreLook = operation({
  name: "restoreLook",
  method: "POST",
  path: "/recommendations/look/restore",
  summary:
    "Restores a look that she was shown long ago, by its seal. A look that was not composed for her, or has changed, is refused.",
  tag: "recommendations",
  access: "user",
  body: z.strictObject({ look }),
  result: done,
  envelope: "data",
  refusals: [404],
})

/** The most garments that a look is changed to wear. */
const MOST_WORN = 20

export const changeLook = operation({
  name: "changeLook",
  method: "POST",
  path: "/recommendations/look/change",
  summary:
    "One of her looks, wearing other garments from its slots: its picture, title and reasons, and the alternatives that still go with it, the garment worn first. It has an id of its own, by what it wears, and is known like any other look; changed back, it is the first look again.",
  tag: "recommendations",
  access: "user",
  body: z.strictObject({
    look_id: identifier,
    /** What is worn in each slot, in the order of the slots: one of the garments that it lists. */
    worn: z.array(identifier).check(z.minLength(1), z.maxLength(MOST_WORN)),
  }),
  result: look,
  envelope: "data",
  refusals: [404, 409],
})

/** What she can tick for a shared picture; the rest is left out of it. */
export const SHARED_PARTS = ["figure", "photos", "names", "prices"] as const
export type SharedPart = (typeof SHARED_PARTS)[number]

export const shareLook = operation({
  name: "shareLook",
  method: "POST",
  path: "/recommendations/look/share",
  summary:
    "One of her looks as one picture to give away, 1080 by 1350 px: laid out flat or on a figure. Of her figure, her photos, the pieces' names (the look's title among them) and prices it shows what `shows` lists; otherwise a figure of nobody, drawn garments and a title that names none. Its address works for ten minutes.",
  tag: "recommendations",
  access: "user",
  body: z.strictObject({
    look_id: identifier,
    picture: z.enum(["laid", "worn"]),
    shows: z.array(z.enum(SHARED_PARTS)).check(z.maxLength(SHARED_PARTS.length)),
  }),
  result: z.object({ picture_url: picture }),
  envelope: "data",
  refusals: [404],
})

const lookQuery = z.strictObject({ look_id: identifier })
const favouriteQuery = z.extend(lookQuery, { said_at: saidAt })

export const addFavourite = operation({
  name: "addFavourite",
  method: "POST",
  path: "/recommendations/favourites/add",
  summary: "Adds a look to her favourites. What she took back later, on another device, stays so.",
  tag: "recommendations",
  access: "user",
  query: favouriteQuery,
  result: done,
  envelope: "data",
  refusals: [404],
})

export const removeFavourite = operation({
  name: "removeFavourite",
  method: "POST",
  path: "/recommendations/favourites/remove",
  summary:
    "Removes a look from her favourites; one that is not there, or that she loved later, is ignored.",
  tag: "recommendations",
  access: "user",
  query: favouriteQuery,
  result: done,
  envelope: "data",
})

export const getFavourites = operation({
  name: "getFavourites",
  method: "GET",
  path: "/recommendations/favourites",
  summary: "Her favourite looks, newest first.",
  tag: "recommendations",
  access: "user",
  result: z.array(look),
  envelope: "data",
})
