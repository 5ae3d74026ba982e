import type { ItemState, WardrobeItem } from "@stylin/api/contract"
import { STATE_WORDS, WORN_AGAIN } from "../../lib/stateWords.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { sayState } from "./states.ts"

/** Says whether an item can be worn, and offers to take that back. */
export function sayWithUndo(item: WardrobeItem, state: ItemState | null): void {
  sayState(item, state)
  showSnackbar({
    text: `${item.item_summary} ${state ? STATE_WORDS[state].said : WORN_AGAIN}`,
    undo: () => sayState(item, item.state ?? null),
  })
}
