import * as z from "zod/mini"
import { done, identifier, picture, section } from "./common.ts"
import { day, wornDays } from "./days.ts"
import { itemState } from "./item-states.ts"
import { itemWords } from "./item-words.ts"
import { MOST_AT_ONCE, productShot } from "./items.ts"
import { operation } from "./operation.ts"
import { garmentWords } from "./photo-facts.ts"

/** A garment she owns. `image_path` is its picture. */
export const wardrobeItem = z.object({
  item_id: identifier,
  item_summary: z.string(),
  image_path: picture,
  section,
  /** Why it cannot be worn just now; left out if it can. */
  state: z.optional(itemState),
  /** Left out if she never said that she wore it. */
  worn: z.optional(wornDays),
  /** The day on which it was added, in UTC. */
  added_on: z.optional(day),
  ...garmentWords,
  ...itemWords,
})
export type WardrobeItem = z.infer<typeof wardrobeItem>

export const addToWardrobe = operation({
  name: "addToWardrobe",
  method: "POST",
  path: "/items/wardrobe/add",
  summary: "Adds the chosen garments to her wardrobe and removes them from the pending ones.",
  tag: "items",
  access: "user",
  body: z.array(productShot).check(z.minLength(1), z.maxLength(MOST_AT_ONCE.added)),
  result: z.array(wardrobeItem),
  envelope: "data",
  idempotencyKey: true,
})

export const getWardrobe = operation({
  name: "getWardrobe",
  method: "GET",
  path: "/items/wardrobe",
  summary: "Everything she owns.",
  tag: "items",
  access: "user",
  result: z.array(wardrobeItem),
  envelope: "data",
})

export const removeFromWardrobe = operation({
  name: "removeFromWardrobe",
  method: "POST",
  path: "/items/wardrobe/remove",
  summary: "Removes items from her wardrobe; unknown ones are ignored.",
  tag: "items",
  access: "user",
  body: z.strictObject({ item_ids: z.array(identifier).check(z.minLength(1), z.maxLength(500)) }),
  result: done,
  envelope: "data",
})
