import { proxy } from "valtio/vanilla"
import * as z from "zod/mini"
import { onForget } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"

const store = createStore({ key: "dismissed", version: 1, schema: z.array(z.string()) })

/** The ids of looks that are not for her, so that no tab shows them from its cache. */
export const dismissed = proxy<{ ids: readonly string[] }>({ ids: store.read() ?? [] })
persist(
  dismissed,
  store,
  () => (dismissed.ids.length > 0 ? dismissed.ids : null),
  (other) => {
    dismissed.ids = other ?? []
  },
)
onForget(() => {
  dismissed.ids = []
})
