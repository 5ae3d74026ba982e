import { messageOf } from "@stylin/api/client"
import { addFavourite, type Look, removeFavourite } from "@stylin/api/contract"
import { ref } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { createSender } from "../outbox/sender.ts"
import { favourites } from "./favourites.ts"
import { aboutLook } from "./knownLook.ts"
import { loadFavourites } from "./loadFavourites.ts"
import { waitingHearts } from "./waitingHearts.ts"

// This module is fetched with the first heart that could not be sent.

/** Has a look's heart sent as soon as the provider is reached, with the time at which she said it. */
export function sendLater(look: Look, isLoved: boolean, said_at: string): void {
  const others = waitingHearts.said.filter((one) => one.look.look_id !== look.look_id)
  waitingHearts.said = ref([...others, { look, isLoved, said_at }])
  void sendHearts()
}

let wasRefused = false

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
  onRefused: ({ look: { look_id } }, cause) => {
    // Said again meanwhile, it is told once more.
    if (waitingHearts.said.some(({ look }) => look.look_id === look_id)) return
    delete favourites.changed[look_id]
    favourites.failed[look_id] = messageOf(cause)
    wasRefused = true
  },
  // The provider's list is as it was before she said so.
  after: async () => {
    if (!wasRefused) return
    wasRefused = false
    await loadFavourites()
  },
})
