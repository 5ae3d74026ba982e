import { messageOf } from "@stylin/api/client"
import { getFavourites } from "@stylin/api/contract"
import { ref } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { isLeft } from "../kept/leftBehind.ts"
import { untilForgotten } from "../kept/lifetime.ts"
import { IDLE, LOADING, READY } from "../kept/status.ts"
import { favourites, trustProvider } from "./favourites.ts"

/** Fetches the favourites. If that fails, the cached ones stay. */
export async function loadFavourites(signal = untilForgotten()): Promise<void> {
  favourites.status = LOADING
  try {
    // Fetched only if there are hearts that the provider may not know yet.
    const waiting = isLeft("hearts") ? await import("./waitingHearts.ts") : undefined
    // They may reach the provider while this is answered, and are then not in the answer.
    const onTheirWay = waiting?.waitingHearts.said ?? []
    const before = { ...favourites.changed }
    const looks = await environment.call(getFavourites, {}, { signal })
    // The list decides what is a favourite, whatever the looks in it say.
    const loved = looks
      .map((look) => ({ ...look, isFavorite: true }))
      // Taken out while this was answered, it may still be in the answer.
      .filter(({ look_id: id }) => favourites.changed[id] !== false || before[id] === false)
    if (!waiting) trustProvider(loved)
    favourites.looks = ref(waiting ? waiting.withHearts(loved, onTheirWay) : loved)
    favourites.status = READY
  } catch (cause) {
    favourites.status = signal.aborted ? IDLE : { kind: "failed", message: messageOf(cause) }
  }
}
