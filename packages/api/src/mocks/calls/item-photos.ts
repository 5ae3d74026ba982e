import { itemAsSaid } from "../../contract/correct-item.ts"
import { Refusal } from "../../contract/refusal.ts"
import { renamed } from "../../contract/renamed.ts"
import type { WardrobeItem } from "../../contract/wardrobe.ts"
import { PRODUCTS } from "../catalogue.ts"
import { garmentPicture } from "../pictures.ts"
import { hashOf } from "../random.ts"
import type { Account, State } from "../state.ts"
import { keyOf, withWorn } from "../worn-days.ts"
import type { Implementations } from "./call.ts"

/**
 * The mocked calls that show what she owns by another photo, over the given state. Every colour that she
 * has not said is taken for one that was read from a photo.
 */
export function itemPhotoCalls({
  picturesUrl,
}: State): Implementations<"replacePhoto" | "restorePhoto"> {
  return {
    replacePhoto({ query: { item_id }, files: [file], account }) {
      const item = find(account, item_id)
      if (!file || file.bytes.length === 0) throw new Refusal(415, "files: This file is empty.")
      const alike = PRODUCTS.filter(({ section }) => section === item.section)
      const same = alike.filter(({ kind }) => kind === item.kind)
      const choice = same.length > 0 ? same : alike
      const product = choice[hashOf(file.bytes.join()) % choice.length]
      if (!product) throw new Refusal(415, "files: No garment was found in this photo.")
      account.beforePhoto.set(item_id, item)
      const colours = [product.colour]
      const isSaid = account.wordsSaidAt.has(keyOf(item_id, "colours"))
      const item_summary = renamed(item, { ...(item.kind && { kind: item.kind }), colours })
      const reread = isSaid ? item : itemAsSaid(item, { colours, item_summary })
      return change(account, { ...reread, image_path: garmentPicture(picturesUrl, product) })
    },

    restorePhoto({ body: { item_id, image_path }, account }) {
      const item = find(account, item_id)
      const before = account.beforePhoto.get(item_id)
      if (!before || item.image_path !== image_path) {
        throw new Refusal(409, "Its photo has been changed since, or the earlier one is gone.")
      }
      account.beforePhoto.delete(item_id)
      const { item_summary, colours, image_path: picture } = before
      return change(account, { ...item, item_summary, colours, image_path: picture })
    },
  }
}

function find({ wardrobe }: Account, itemId: string): WardrobeItem {
  const item = wardrobe.find(({ item_id }) => item_id === itemId)
  if (!item) throw new Refusal(404, "This item no longer exists.")
  return item
}

function change(account: Account, next: WardrobeItem): WardrobeItem {
  const { item_id } = next
  account.wardrobe = account.wardrobe.map((item) => (item.item_id === item_id ? next : item))
  return withWorn(account).find((item) => item.item_id === item_id) ?? next
}
