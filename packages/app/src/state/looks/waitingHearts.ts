import { addFavourite, type Look, look as lookSchema, removeFavourite } from "@stylin/api/contract"
import { ref } from "valtio/vanilla"
import * as z from "zod/mini"
import { environment } from "../../environment.ts"
import { createOutbox } from "../outbox/outbox.ts"
import { createSender } from "../outbox/sender.ts"
import { aboutLook } from "./knownLook.ts"

// This module is fetched with the first heart that could not be sent.

const said = z.object({ look: lookSchema, isLoved: z.boolean(), said_at: z.string() })

/** Hearts that the provider does not know yet, one for a look. */
export const waitingHearts = createOutbox("hearts", said)

/** Has a look's heart sent as soon as the provider is reached, with the time at which she said it. */
export function sendLater(look: Look, isLoved: boolean, said_at: string): void {
  const others = waitingHearts.said.filter((one) => one.look.look_id !== look.look_id)
  waitingHearts.said = ref([...others, { look, isLoved, said_at }])
  void sendHearts()
}

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

/** Sends what waits, one after the other. */
export const sendHearts = createSender({
  outbox: waitingHearts,
  tell: ({ look, isLoved, said_at }) => {
    const query = { look_id: look.look_id, said_at }
    return isLoved
      ? aboutLook(look, () => environment.call(addFavourite, { query }))
      : environment.call(removeFavourite, { query })
  },
  refused: "A heart was refused.",
})
