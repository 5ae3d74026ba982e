import type { ClothingItem } from "@stylin/api/contract"
import { ItemCard } from "@stylin/ui"
import { KeepWish } from "./KeepWish.tsx"
import { cardItem, onFollow } from "./LookItem.tsx"

/** A single item with its link to the shop, which she can keep on her wishlist. */
export function ShopItem({ item, lookId }: { item: ClothingItem; lookId?: string }) {
  return (
    <ItemCard
      {...cardItem(item)}
      action={!item.isYours && <KeepWish item={item} />}
      onClick={onFollow(item, lookId)}
    />
  )
}
