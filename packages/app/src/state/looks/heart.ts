import { messageOf } from "@stylin/api/client"
import { addFavourite, type Look, removeFavourite } from "@stylin/api/contract"
import { ref } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"
import { untilForgotten } from "../kept/lifetime.ts"
import { favourites } from "./favourites.ts"
import { aboutLook } from "./knownLook.ts"

/** Hearts move one after the other: a look may be changed again before its heart has arrived. */
let latest: Promise<void> = Promise.resolve()

/** Keeps a changed look among the favourites in the place of what it was. */
export function moveHeart(before: Look, next: Look): Promise<void> {
  const [from, to] = [before.look_id, next.look_id]
  favourites.changed[from] = false
  favourites.changed[to] = true
  favourites.busy[to] = true
  replace(from, next)
  latest = latest.then(() => move(before, next))
  return latest
}

async function move(before: Look, next: Look): Promise<void> {
  const [from, to] = [before.look_id, next.look_id]
  const forgotten = untilForgotten()
  let isKept = false
  try {
    await aboutLook(next, () => environment.call(addFavourite, { query: { look_id: to } }))
    isKept = true
    await environment.call(removeFavourite, { query: { look_id: from } })
  } catch (cause) {
    if (forgotten.aborted) return
    warn("The heart could not follow the changed look.", cause)
    favourites.changed[from] = true
    if (isKept) return
    favourites.changed[to] = false
    favourites.failed[to] = messageOf(cause)
    replace(to, before)
  } finally {
    delete favourites.busy[to]
  }
}

function replace(lookId: string, look: Look): void {
  const loved = { ...look, isFavorite: true }
  favourites.looks = ref(
    favourites.looks.map((other) => (other.look_id === lookId ? loved : other)),
  )
}
