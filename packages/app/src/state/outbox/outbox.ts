import { proxy, ref } from "valtio/vanilla"
import * as z from "zod/mini"
import type { LeftBehind } from "../kept/leftBehind.ts"
import { onForget } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"
import type { Untracked } from "../kept/untracked.ts"

/** What she said and the provider does not know yet, the earliest first. */
export interface Outbox<Said> {
  /** Never made proxies, as history and messages take none. */
  said: Untracked<readonly Said[]>
}

/** Makes an outbox that stays on the device until all of it is sent, or she signs out. */
export function createOutbox<Said>(name: LeftBehind, schema: z.ZodMiniType<Said>): Outbox<Said> {
  const store = createStore<Said[]>({
    key: name,
    version: 1,
    schema: z.array(schema),
  })
  const outbox = proxy<Outbox<Said>>({ said: ref(store.read() ?? []) })
  persist(
    outbox,
    store,
    () => (outbox.said.length > 0 ? [...outbox.said] : null),
    (other) => {
      outbox.said = ref(other ?? [])
    },
  )
  onForget(() => {
    outbox.said = ref([])
  })
  return outbox
}
