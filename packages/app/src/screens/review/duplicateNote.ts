import { wardrobe } from "../../state/wardrobe/wardrobe.ts"
import { t } from "../../words/t.ts"

/** Says which of her garments a found one looks like. */
export function duplicateNote(itemId: string): string {
  const owned = wardrobe.items.find((item) => item.item_id === itemId)
  return owned
    ? t("This looks like “{name}” in your wardrobe. Leave it out if it is the same.", {
        name: owned.item_summary,
      })
    : t("This looks like something in your wardrobe. Leave it out if it is the same.")
}
