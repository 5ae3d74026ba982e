import { type Look, look as lookSchema } from "@stylin/api/contract"
import * as z from "zod/mini"
import { createOutbox } from "../outbox/outbox.ts"

/** What she said that she wore on a day, or took back: a look, or an item. */
export interface WornSaid {
  readonly isWorn: boolean
  readonly day: string
  readonly look?: Look | undefined
  readonly item_id?: string | undefined
}

/** Its looks are the feed's own. */
export const waitingWorn = createOutbox<WornSaid>(
  "worn",
  z.object({
    isWorn: z.boolean(),
    day: z.string(),
    look: z.optional(lookSchema),
    item_id: z.optional(z.string()),
  }),
)
