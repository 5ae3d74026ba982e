import * as z from "zod/mini"
import { done, identifier, saidAt } from "./common.ts"
import { day } from "./days.ts"
import { operation } from "./operation.ts"

/** What she wore on a day: her own pieces of a look, or single items. */
const wornThen = z
  .strictObject({
    day,
    look_id: z.optional(identifier),
    item_ids: z.optional(z.array(identifier).check(z.minLength(1), z.maxLength(20))),
    said_at: saidAt,
  })
  .check(
    z.refine(({ look_id, item_ids }) => (look_id === undefined) !== (item_ids === undefined), {
      error: "must name either a look or items",
    }),
  )

/** Says why a look cannot be counted as worn. */
export const NOTHING_OF_HERS = "None of these pieces is yours, so there is no wear to note."

/** Somewhere it is already the next day. */
const AHEAD_MS = 14 * 60 * 60 * 1000

/** Whether a day lies ahead of `now`, in milliseconds since 1970, wherever she is. */
export function notYet(day: string, now: number): boolean {
  return Date.parse(day) > now + AHEAD_MS
}

export const addWorn = operation({
  name: "addWorn",
  method: "POST",
  path: "/recommendations/worn/add",
  summary:
    "Says what she wore on a day, today or earlier. Her own pieces count, each once a day however often it is said; what was worn steps back in her feeds for some days. What she took back later, on another device, stays so.",
  tag: "recommendations",
  access: "user",
  body: wornThen,
  result: done,
  envelope: "data",
  refusals: [404, 409],
})

export const removeWorn = operation({
  name: "removeWorn",
  method: "POST",
  path: "/recommendations/worn/remove",
  summary:
    "Takes back that she wore something on a day; what she did not say, or said later, is passed over.",
  tag: "recommendations",
  access: "user",
  body: wornThen,
  result: done,
  envelope: "data",
})
