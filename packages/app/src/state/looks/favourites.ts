import { ApiError, messageOf } from "@stylin/api/client"
import { addFavourite, type Look, look as lookSchema, removeFavourite } from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import * as z from "zod/mini"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"
import { isLeft } from "../kept/leftBehind.ts"
import { onForget, untilForgotten } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"
import { IDLE, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"
import { aboutLook } from "./knownLook.ts"

const store = createStore({
  key: "favourites",
  version: 1,
  schema: z.object({
    looks: z.array(lookSchema),
    changed: z.record(z.string(), z.boolean()),
  }),
})

interface Favourites {
  status: Status
  /** Newest first. Looks never change in place, so they are not tracked. */
  looks: Untracked<readonly Look[]>
  /** What she has changed since the provider's last answer, by look id. */
  changed: Record<string, boolean>
  /** Looks whose change is being saved, by id. */
  busy: Record<string, true>
  /** Why the latest change of a look was not saved, by its id. */
  failed: Record<string, string>
}

function initial(): Favourites {
  return { status: IDLE, looks: ref([]), changed: {}, busy: {}, failed: {} }
}

function restored(): Favourites {
  const stored = store.read()
  return stored ? { ...initial(), looks: ref(stored.looks), changed: stored.changed } : initial()
}

/** Her favourite looks. */
export const favourites = proxy<Favourites>(restored())
persist(
  favourites,
  store,
  () => {
    const { looks, changed } = favourites
    const isEmpty = looks.length === 0 && Object.keys(changed).length === 0
    return isEmpty ? null : { looks: [...looks], changed }
  },
  (other) => {
    favourites.looks = ref(other?.looks ?? [])
    favourites.changed = other?.changed ?? {}
  },
)
onForget(() => Object.assign(favourites, initial()))

/** Whether a look is among her favourites, as far as is known. */
export function isFavourite(state: Pick<Favourites, "changed">, look: Look): boolean {
  return state.changed[look.look_id] ?? look.isFavorite ?? false
}

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
      const { sendLater } = await import("./waitingHearts.ts")
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

const UNREACHED: ReadonlySet<ApiError["code"]> = new Set(["offline", "network", "timeout"])

/** Makes the call; false if the provider is not reached. Rejects where it refuses. */
async function tell(look: Look, isLoved: boolean, said_at: string): Promise<boolean> {
  const query = { look_id: look.look_id, said_at }
  try {
    if (isLoved) await aboutLook(look, () => environment.call(addFavourite, { query }))
    else await environment.call(removeFavourite, { query })
    return true
  } catch (cause) {
    if (cause instanceof ApiError && UNREACHED.has(cause.code)) return false
    throw cause
  }
}

/** Trusts the provider about looks that it has just sent, once no heart waits to be told. */
export function trustProvider(looks: readonly Look[]): void {
  if (isLeft("hearts")) return
  for (const { look_id } of looks) {
    if (!favourites.busy[look_id]) delete favourites.changed[look_id]
  }
}
