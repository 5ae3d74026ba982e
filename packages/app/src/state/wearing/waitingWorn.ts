import { type Look, look as lookSchema } from "@stylin/api/contract"
import * as z from "zod/mini"
import { createOutbox } from "../outbox/outbox.ts"

/** What she said that she wore on a day, or took back: a look, or items. */
export interface WornSaid {
  readonly isWorn: boolean
  readonly day: string
  readonly look?: Look | undefined
  readonly item_ids?: readonly string[] | undefined
  /** Left out by what waited before times were kept. */
  readonly said_at?: string | undefined
}

const kept = z.object({
  isWorn: z.boolean(),
  day: z.string(),
  look: z.optional(lookSchema),
  item_ids: z.optional(z.array(z.string())),
  said_at: z.optional(z.string()),
  /** What waited before several items could be said at once. */
  item_id: z.optional(z.string()),
})

/** Its looks are the feed's own. */
export const waitingWorn = createOutbox<WornSaid>(
  "worn",
  z.pipe(
    kept,
    z.transform(({ item_id, ...said }) => ({
      ...said,
      ...(item_id !== undefined && { item_ids: [item_id] }),
    })),
  ),
)
