import type { Look, WardrobeItem } from "@stylin/api/contract"
import { t } from "../../words/t.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { sayItemsWorn, sayLookWorn } from "./worn.ts"

/** Says that she wears a look today, and offers to take it back. */
export function wearLook(look: Look): void {
  sayLookWorn(look, true)
  showSnackbar({
    text: t("Worn today. Your feed leaves it out for a few days."),
    undo: () => unwearLook(look),
  })
}

/** Takes back that she wears a look today. */
export function unwearLook(look: Look): void {
  sayLookWorn(look, false)
}

/** Says that she wears an item today, and offers to take it back. */
export function wearItem(item: WardrobeItem): void {
  sayItemsWorn([item], true)
  showSnackbar({
    text: t("{name} is worn today.", { name: item.item_summary }),
    undo: () => sayItemsWorn([item], false),
  })
}

/** Says that she wears several items today, as one outfit, and offers to take it back. */
export function wearItems(items: readonly WardrobeItem[]): void {
  const [first, second] = items
  if (first && !second) {
    wearItem(first)
    return
  }
  sayItemsWorn(items, true)
  showSnackbar({
    text: t("{count} pieces are worn today, as one outfit.", { count: items.length }),
    undo: () => sayItemsWorn(items, false),
  })
}
