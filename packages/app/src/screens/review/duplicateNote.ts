import { wardrobe } from "../../state/wardrobe/wardrobe.ts"

/** Says which of her garments a found one looks like. */
export function duplicateNote(itemId: string): string {
  const owned = wardrobe.items.find((item) => item.item_id === itemId)
  const name = owned ? `“${owned.item_summary}”` : "something"
  return `This looks like ${name} in your wardrobe. Leave it out if it is the same.`
}
