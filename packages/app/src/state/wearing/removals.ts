import { removeFromWardrobe, takeImportBack, type WardrobeItem } from "@stylin/api/contract"
import { ref } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { TIMINGS } from "../../timings.ts"
import { createSender } from "../outbox/sender.ts"
import { type RemovalSaid, waitingRemovals } from "../wardrobe/waitingRemovals.ts"
import { wardrobe } from "../wardrobe/wardrobe.ts"
import { bringBack, setAside } from "./setAside.ts"
import { MOST_AT_ONCE } from "./states.ts"

/** What this tab has offered to take back, each with what resolves once it no longer does; until it is told. */
const offered = new Map<string, Promise<void>>()

export interface Removal {
  /** Puts the items back where they were; false if the provider has deleted them already. */
  readonly takeBack: () => boolean
}

/**
 * Deletes items. They are gone at once, and the provider is told as soon as it is reached and she can no
 * longer take it back: once `over` has resolved, or, in a later visit, after as long as that takes.
 * @param taken the import that she takes back with them
 */
export function removeItems(
  items: readonly Pick<WardrobeItem, "item_id">[],
  over: Promise<void>,
  taken?: RemovalSaid["import"],
): Removal {
  const before = wardrobe.items
  const gone = new Set(items.map(({ item_id }) => item_id))
  const until = environment.now() + TIMINGS.snackbarUndo
  const parts = taken ? [[...gone]] : inParts([...gone])
  const said = parts.map((item_ids) => ({
    id: environment.createKey(),
    item_ids,
    until,
    ...(taken && { import: taken }),
  }))
  const ids = new Set(said.map(({ id }) => id))
  for (const id of ids) offered.set(id, over)
  waitingRemovals.said = ref([...waitingRemovals.said, ...said])
  wardrobe.items = ref(before.filter(({ item_id }) => !gone.has(item_id)))
  for (const itemId of gone) setAside(itemId)
  void sendRemovals()

  return {
    takeBack() {
      const left = waitingRemovals.said.filter(({ id }) => !ids.has(id))
      if (left.length !== waitingRemovals.said.length - ids.size) return false
      waitingRemovals.said = ref(left)
      for (const id of ids) offered.delete(id)
      wardrobe.items = ref(putBack(before, gone))
      for (const itemId of [...gone].toReversed()) bringBack(itemId)
      return true
    },
  }
}

/** Sends what waits, one after the other. */
export const sendRemovals = createSender({
  outbox: waitingRemovals,
  tell: async ({ id, item_ids, until, import: taken }, signal) => {
    const left = Math.max(0, until - environment.now())
    await (offered.get(id) ?? environment.wait(left, signal))
    if (signal.aborted || !waitingRemovals.said.some((one) => one.id === id)) return
    if (taken) await environment.call(takeImportBack, { body: taken }, { signal })
    else await environment.call(removeFromWardrobe, { body: { item_ids } }, { signal })
    offered.delete(id)
  },
  refused: "The removal of items was refused.",
})

/** The present items with those that were there before in their places, and what is new in front. */
function putBack(before: readonly WardrobeItem[], gone: ReadonlySet<string>): WardrobeItem[] {
  const present = new Map(wardrobe.items.map((item) => [item.item_id, item]))
  const known = new Set(before.map(({ item_id }) => item_id))
  const fresh = wardrobe.items.filter(({ item_id }) => !known.has(item_id))
  const kept = before.flatMap((item) =>
    gone.has(item.item_id) ? item : (present.get(item.item_id) ?? []),
  )
  return [...fresh, ...kept]
}

function inParts(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / MOST_AT_ONCE) }, (_, part) =>
    ids.slice(part * MOST_AT_ONCE, (part + 1) * MOST_AT_ONCE),
  )
}
