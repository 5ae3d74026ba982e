import { type Look, look as lookSchema } from "@stylin/api/contract"
import * as z from "zod/mini"
import { createOutbox } from "../outbox/outbox.ts"

const said = z.object({ look: lookSchema, isLoved: z.boolean(), said_at: z.string() })

/** Hearts that the provider does not know yet, one for a look. */
export const waitingHearts = createOutbox("hearts", said)

/** Favourites with hearts that she said since, and with those that wait, the latest first. */
export function withHearts(
  favourites: readonly Look[],
  since: readonly z.infer<typeof said>[],
): Look[] {
  const hearts = new Map(
    [...since, ...waitingHearts.said].map(({ look, isLoved }) => [look.look_id, { look, isLoved }]),
  )
  const loved = [...hearts.values()].flatMap(({ look, isLoved }) =>
    isLoved ? { ...look, isFavorite: true } : [],
  )
  return [...loved.toReversed(), ...favourites.filter(({ look_id }) => !hearts.has(look_id))]
}
