import { type Look, look as lookSchema } from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import * as z from "zod/mini"
import { isLeft } from "../kept/leftBehind.ts"
import { onForget } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"
import { IDLE, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"

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

/** Trusts the provider about looks that it has just sent, once no heart waits to be told. */
export function trustProvider(looks: readonly Look[]): void {
  if (isLeft("hearts")) return
  for (const { look_id } of looks) {
    if (!favourites.busy[look_id]) delete favourites.changed[look_id]
  }
}
