import type { ItemState, WardrobeItem } from "@stylin/api/contract"
import { STATE_WORDS, WORN_AGAIN } from "../../lib/stateWords.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { sayState } from "./states.ts"

/** Says whether an item can be worn, and offers to take that back. */
export function sayWithUndo(item: WardrobeItem, state: ItemState | null): void {
  sayState(item, state)
  showSnackbar({
    text: (state ? STATE_WORDS[state] : WORN_AGAIN).said(item.item_summary),
    undo: () => sayState(item, item.state ?? null),
  })
}
