import type { Look, WardrobeItem } from "@stylin/api/contract"
import { t } from "../../words/t.ts"
import { showSnackbar } from "../shell/snackbar.ts"
import { sayItemWorn, sayLookWorn } from "./worn.ts"

/** Says that she wears a look today, and offers to take it back. */
export function wearLook(look: Look): void {
  sayLookWorn(look, true)
  showSnackbar({
    text: t("Worn today. It rests in your feed for a few days."),
    undo: () => unwearLook(look),
  })
}

/** Takes back that she wears a look today. */
export function unwearLook(look: Look): void {
  sayLookWorn(look, false)
}

/** Says that she wears an item today, and offers to take it back. */
export function wearItem(item: WardrobeItem): void {
  sayItemWorn(item, true)
  showSnackbar({
    text: t("{name} is worn today.", { name: item.item_summary }),
    undo: () => sayItemWorn(item, false),
  })
}
