import * as z from "zod/mini"
import { done, identifier } from "./common.ts"
import { operation } from "./operation.ts"

/**
 * Why something she owns cannot be worn just now: it is in the wash, lent, put away for the season, or
 * gone (sold or given away). What has no state can be worn.
 */
export const ITEM_STATES = ["wash", "lent", "stored", "gone"] as const
export type ItemState = (typeof ITEM_STATES)[number]

export const itemState = z.enum(ITEM_STATES)

const WHERE: Readonly<Record<ItemState, string>> = {
  wash: "in the wash",
  lent: "lent",
  stored: "put away for the season",
  gone: "gone",
}

/** Says why there are no looks around something. */
export function notWornNow(state: ItemState): string {
  return `This is ${WHERE[state]}, so no look has it. Bring it back first.`
}

/** Says why a look with such an item cannot be changed, or have its weak link swapped. */
export const LOOK_NOT_WORN_NOW = "Something in this look can't be worn just now."

export const setItemState = operation({
  name: "setItemState",
  method: "POST",
  path: "/items/wardrobe/state",
  summary:
    "Says why items of her wardrobe cannot be worn just now, or, with null, that they can be again. Looks have none that cannot be worn. Unknown items are ignored.",
  tag: "items",
  access: "user",
  body: z.strictObject({
    item_ids: z.array(identifier).check(z.minLength(1), z.maxLength(500)),
    state: z.nullable(itemState),
    /** When she said so, if that was earlier than the call: of two devices the later one counts. */
    said_at: z.optional(z.iso.datetime()),
  }),
  result: done,
  envelope: "data",
})
