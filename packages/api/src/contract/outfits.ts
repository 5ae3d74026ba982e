import { PLACES } from "@stylin/garments/vocabulary"
import * as z from "zod/mini"
import { done, identifier, saidAt, text } from "./common.ts"
import { operation } from "./operation.ts"
import { clothingItem, look } from "./recommendations.ts"

export const OUTFIT_NAME_LENGTH = 80
/** The most pieces of one outfit. */
export const MOST_IN_OUTFIT = 12

/** Says that not one of an outfit's pieces is there any more. */
export const OUTFIT_GONE = "None of the pieces in this outfit is in your wardrobe any more."

const itemIds = z.array(identifier).check(z.minLength(1), z.maxLength(MOST_IN_OUTFIT))

export const composeOutfit = operation({
  name: "composeOutfit",
  method: "POST",
  path: "/recommendations/outfit",
  summary:
    "Pieces that she puts together, hers or for sale, as a look, judged by the rules and the score of all looks: how well it works, what is against it, the piece that pulls away, and what would complete it. Nothing is forbidden. The look is known like any other.",
  tag: "recommendations",
  access: "user",
  body: z.strictObject({ item_ids: itemIds }),
  result: z.object({
    look,
    /** How well it works, in one sentence. */
    text: z.string(),
    /** What is against it, a sentence each. */
    notes: z.array(z.string()),
    /** The piece that clearly pulls away, and what would be better. */
    weak_link: z.optional(
      z.object({ item_id: identifier, text: z.string(), instead: clothingItem }),
    ),
    /** The places that are open, each with what completes the outfit, the best first. */
    open: z.array(z.object({ place: z.enum(PLACES), items: z.array(clothingItem) })),
    /** Pieces that are not there any more; the look is without them. */
    gone: z.array(identifier),
  }),
  envelope: "data",
  refusals: [409],
})

/** An outfit that she put together and keeps under a name. */
export const ownOutfit = z.object({
  id: identifier,
  name: text(OUTFIT_NAME_LENGTH),
  look,
  saved_at: z.iso.datetime(),
})
export type OwnOutfit = z.infer<typeof ownOutfit>

export const saveOutfit = operation({
  name: "saveOutfit",
  method: "POST",
  path: "/recommendations/outfit/save",
  summary:
    "Keeps an outfit of her own under an id that the caller makes; said again, it has the new name and pieces. Of two devices the later counts.",
  tag: "recommendations",
  access: "user",
  body: z.strictObject({
    id: identifier,
    name: text(OUTFIT_NAME_LENGTH),
    item_ids: itemIds,
    said_at: saidAt,
  }),
  result: done,
  envelope: "data",
  refusals: [409],
})

export const removeOutfit = operation({
  name: "removeOutfit",
  method: "POST",
  path: "/recommendations/outfit/remove",
  summary:
    "Removes an outfit of her own; one that is not there, or that she kept later, is ignored.",
  tag: "recommendations",
  access: "user",
  body: z.strictObject({ id: identifier, said_at: saidAt }),
  result: done,
  envelope: "data",
})

export const getOutfits = operation({
  name: "getOutfits",
  method: "GET",
  path: "/recommendations/outfits",
  summary: "The outfits that she put together, newest first.",
  tag: "recommendations",
  access: "user",
  result: z.array(ownOutfit),
  envelope: "data",
})
