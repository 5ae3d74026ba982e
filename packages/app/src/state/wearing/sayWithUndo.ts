import type { ItemState, WardrobeItem } from "@stylin/api/contract"
import { STATE_WORDS, wornAgain } from "../../lib/stateWords.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { sayState } from "./states.ts"

/** Says whether an item can be worn, and offers to take that back. */
export function sayWithUndo(item: WardrobeItem, state: ItemState | null): void {
  const { item_summary: name } = item
  sayState(item, state)
  showSnackbar({
    text: state ? STATE_WORDS[state].said(name) : wornAgain(name),
    undo: () => sayState(item, item.state ?? null),
  })
}
