import * as z from "zod/mini"
import { done, identifier } from "./common.ts"
import { operation } from "./operation.ts"

/**
 * What she can do with one garment that tells of her taste, as the app sees it. Taken or given up in a
 * swap; stayed with, or passed by, among the alternatives of a slot; followed to its shop.
 */
export const SEEN_SIGNS = ["swapped_in", "swapped_out", "settled", "passed", "followed"] as const
/** What the provider keeps: these, and `styled`: she asked for looks around something she owns. */
export const SIGNS = [...SEEN_SIGNS, "styled"] as const
export type SeenSign = (typeof SEEN_SIGNS)[number]
export type Sign = (typeof SIGNS)[number]

/** The most signs that one call tells of. */
export const MOST_SIGNS = 100

export const recordSigns = operation({
  name: "recordSigns",
  method: "POST",
  path: "/recommendations/signs",
  summary: "Records what she did with garments of looks. Told again, a sign still counts once.",
  tag: "recommendations",
  access: "user",
  body: z.strictObject({
    signs: z
      .array(
        z.strictObject({
          sign: z.enum(SEEN_SIGNS),
          item_id: identifier,
          look_id: z.optional(identifier),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_SIGNS)),
  }),
  result: done,
  envelope: "data",
})
