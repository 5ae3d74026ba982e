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
  /** The latest first. They never change in place, so they are not tracked. */
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
    earlierImports.list = ref(asSaid(await environment.call(getImports, {}, { signal })))
    earlierImports.status = READY
  } catch (cause) {
    earlierImports.status = signal.aborted ? IDLE : { kind: "failed", message: messageOf(cause) }
  }
}

/** Takes an import off the list, or puts it back in its place. */
export function listImport(brought: BroughtImport, isListed: boolean): void {
  const others = earlierImports.list.filter(({ import_id }) => import_id !== brought.import_id)
  const list = isListed ? [...others, brought] : others
  earlierImports.list = ref(list.toSorted((a, b) => b.made_at.localeCompare(a.made_at)))
}

/** Without those that she has taken back and the provider still has. */
function asSaid(list: readonly BroughtImport[]): BroughtImport[] {
  const taken = new Set(waitingRemovals.said.map((said) => said.import?.import_id))
  return list.filter(({ import_id }) => !taken.has(import_id))
}
