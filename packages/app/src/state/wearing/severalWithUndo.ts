import type { ItemState, WardrobeItem } from "@stylin/api/contract"
import { track } from "../../analytics/track.ts"
import { STATE_WORDS, WORN_AGAIN } from "../../lib/stateWords.ts"
import { tn } from "../../words/t.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { offerRemoval } from "./offerRemoval.ts"
import { removeItems } from "./removals.ts"
import { sayWithUndo } from "./sayWithUndo.ts"
import { sayStates } from "./states.ts"

/** Says of several items whether they can be worn, and offers to take all of it back. */
export function sayOfSeveral(items: readonly WardrobeItem[], state: ItemState | null): void {
  const [first, second] = items
  if (first && !second) {
    sayWithUndo(first, state)
    return
  }
  sayStates(items.map((item) => ({ item, state })))
  track("Items Changed", { change: state ?? "worn", items: items.length })
  showSnackbar({
    text: (state ? STATE_WORDS[state] : WORN_AGAIN).saidOfSeveral(items.length),
    // What left the feed last comes back first, each look to its place.
    undo: () => sayStates(items.toReversed().map((item) => ({ item, state: item.state ?? null }))),
  })
}

/** Deletes items, and offers to take that back for as long as the message is there. */
export function removeWithUndo(items: readonly WardrobeItem[]): void {
  const [first, second] = items
  if (first && !second) track("Item Deleted", { section: first.section })
  else track("Items Changed", { change: "deleted", items: items.length })
  offerRemoval({
    text: tn(items.length, "Item deleted successfully", "{count} items deleted"),
    tooLate: tn(items.length, "It has already been deleted.", "They have already been deleted."),
    remove: (over) => removeItems(items, over),
  })
}
