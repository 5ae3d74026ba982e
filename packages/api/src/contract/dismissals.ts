import * as z from "zod/mini"
import { done, identifier } from "./common.ts"
import { operation } from "./operation.ts"

/** What can be wrong with a look that is not for her; `piece`: one garment of it. */
export const DISMISSAL_REASONS = [
  "colour",
  "shape",
  "too_dressy",
  "too_plain",
  "price",
  "piece",
] as const
export type DismissalReason = (typeof DISMISSAL_REASONS)[number]

export const dismissalReason = z.enum(DISMISSAL_REASONS)

export const dismissLook = operation({
  name: "dismissLook",
  method: "POST",
  path: "/recommendations/dismissals/add",
  summary:
    "Says that a look is not for her, and why if she says so; it is never composed again, nor is the piece bought that she names. Said again, the latest reason counts.",
  tag: "recommendations",
  access: "user",
  body: z
    .strictObject({
      look_id: identifier,
      reason: z.optional(dismissalReason),
      item_id: z.optional(identifier),
    })
    .check(
      z.refine(({ reason, item_id }) => (reason === "piece") === (item_id !== undefined), {
        error: "must name the piece if, and only if, a piece is the reason",
      }),
    ),
  result: done,
  envelope: "data",
  refusals: [404],
})

export const undoDismissal = operation({
  name: "undoDismissal",
  method: "POST",
  path: "/recommendations/dismissals/remove",
  summary: "Takes back that a look is not for her; one that she did not dismiss is passed over.",
  tag: "recommendations",
  access: "user",
  query: z.strictObject({ look_id: identifier }),
  result: done,
  envelope: "data",
})
