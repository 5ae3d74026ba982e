import { type Look, look as lookSchema } from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import * as z from "zod/mini"
import { LEFT_BEHIND } from "../kept/leftBehind.ts"
import { onForget } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"
import type { Untracked } from "../kept/untracked.ts"

/** What she said that she wore on a day, or took back: a look, or an item. */
export interface WornSaid {
  readonly isWorn: boolean
  readonly day: string
  readonly look?: Look | undefined
  readonly item_id?: string | undefined
}

const store = createStore<WornSaid[]>({
  key: LEFT_BEHIND.worn,
  version: 1,
  schema: z.array(
    z.object({
      isWorn: z.boolean(),
      day: z.string(),
      look: z.optional(lookSchema),
      item_id: z.optional(z.string()),
    }),
  ),
})

/**
 * What the provider does not know yet, the earliest first. Its looks are the feed's own, which must not
 * become proxies: history takes none.
 */
export const waitingWorn = proxy<{ said: Untracked<readonly WornSaid[]> }>({
  said: ref(store.read() ?? []),
})
persist(
  waitingWorn,
  store,
  () => (waitingWorn.said.length > 0 ? [...waitingWorn.said] : null),
  (other) => {
    waitingWorn.said = ref(other ?? [])
  },
)
onForget(() => {
  waitingWorn.said = ref([])
})
