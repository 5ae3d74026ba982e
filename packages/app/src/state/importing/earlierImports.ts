import { messageOf } from "@stylin/api/client"
import { type BroughtImport, broughtImport, getImports } from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import * as z from "zod/mini"
import { environment } from "../../environment.ts"
import { onForget, untilForgotten } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"
import { IDLE, LOADING, READY, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"
import { waitingRemovals } from "../wardrobe/waitingRemovals.ts"

const store = createStore({ key: "imports", version: 1, schema: z.array(broughtImport) })

interface EarlierImports {
  status: Status
  /** The latest first, those too that she is taking back. */
  list: Untracked<readonly BroughtImport[]>
}

const initial = (): EarlierImports => ({ status: IDLE, list: ref([]) })

/** The imports that she can take back. */
export const earlierImports = proxy<EarlierImports>({
  ...initial(),
  list: ref(store.read() ?? []),
})
persist(
  earlierImports,
  store,
  () => (earlierImports.list.length > 0 ? [...earlierImports.list] : null),
  (other) => {
    earlierImports.list = ref(other ?? [])
  },
)
onForget(() => Object.assign(earlierImports, initial()))

/** Fetches her imports. If that fails, the cached ones stay. */
export async function loadEarlierImports(signal = untilForgotten()): Promise<void> {
  earlierImports.status = LOADING
  try {
    earlierImports.list = ref(await environment.call(getImports, {}, { signal }))
    earlierImports.status = READY
  } catch (cause) {
    earlierImports.status = signal.aborted ? IDLE : { kind: "failed", message: messageOf(cause) }
  }
}

/** Whether she has taken an import back, known to the provider or not. */
export function isTakenBack(importId: string): boolean {
  return waitingRemovals.said.some((said) => said.import?.import_id === importId)
}
