import { messageOf } from "@stylin/api/client"
import { addFavourite, type Look, removeFavourite } from "@stylin/api/contract"
import { ref } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"
import { isUnreached } from "../../lib/unreached.ts"
import { isLeft } from "../kept/leftBehind.ts"
import { untilForgotten } from "../kept/lifetime.ts"
import { favourites, isFavourite } from "./favourites.ts"
import { aboutLook } from "./knownLook.ts"

/**
 * Adds a look to the favourites, or removes it. Does nothing while its last change is being saved. Where the provider
 * is not reached it shows all the same, and is sent as soon as it is.
 */
export async function toggleFavourite(look: Look): Promise<void> {
  const id = look.look_id
  if (favourites.busy[id]) return
  const next = !isFavourite(favourites, look)
  // One clock for what is sent at once and what waits.
  const said_at = new Date(environment.now()).toISOString()
  const forgotten = untilForgotten()
  favourites.busy[id] = true
  delete favourites.failed[id]
  try {
    // What waits is told first.
    const isSent = !isLeft("hearts") && (await tell(look, next, said_at))
    if (forgotten.aborted) return
    if (!isSent) {
      const { sendLater } = await import("./sendHearts.ts")
      sendLater(look, next, said_at)
    }
    const others = favourites.looks.filter((other) => other.look_id !== id)
    favourites.looks = ref(next ? [{ ...look, isFavorite: true }, ...others] : others)
    favourites.changed[id] = next
    track(next ? "Look Favourited" : "Look Unfavourited", { type: look.type })
  } catch (cause) {
    if (forgotten.aborted) return
    warn("The favourite could not be changed.", cause)
    favourites.failed[id] = messageOf(cause)
  } finally {
    delete favourites.busy[id]
  }
}

/** Makes the call; false if the provider is not reached. Rejects where it refuses. */
async function tell(look: Look, isLoved: boolean, said_at: string): Promise<boolean> {
  const query = { look_id: look.look_id, said_at }
  try {
    if (isLoved) await aboutLook(look, () => environment.call(addFavourite, { query }))
    else await environment.call(removeFavourite, { query })
    return true
  } catch (cause) {
    if (isUnreached(cause)) return false
    throw cause
  }
}
