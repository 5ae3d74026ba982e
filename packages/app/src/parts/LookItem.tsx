import { type ClothingItem, UNLISTED_BRAND } from "@stylin/api/contract"
import { ItemCard } from "@stylin/ui"
import { type MouseEvent, useRef } from "react"
import { track } from "../analytics/track.ts"
import { providerUrl } from "../lib/provider.ts"
import { withSigns } from "../state/looks/withSigns.ts"
import { TIMINGS } from "../timings.ts"

interface LookItemProps {
  readonly slot: readonly [ClothingItem, ...ClothingItem[]]
  readonly lookId: string
}

/** A slot of an outfit: its item, and the alternatives to cycle through. */
export function LookItem({ slot, lookId }: LookItemProps) {
  const [first, ...others] = slot
  const shown = useRef<ClothingItem>(first)
  return (
    <ItemCard
      {...cardItem(first)}
      alternatives={others.map(cardItem)}
      alternativeDelay={TIMINGS.alternative}
      onAlternative={({ index }) => {
        const item = slot[index] ?? first
        const before = shown.current.item_id
        withSigns((signs) =>
          signs.lookThrough({ lookId, slot: first.item_id, before, after: item.item_id }),
        )
        shown.current = item
        track("Alternative Shown", { section: item.section })
      }}
      onClick={(event) => {
        if (isOnLink(event)) follow(shown.current, lookId)
      }}
    />
  )
}

/** A single item with its link to the shop. */
export function ShopItem({ item, lookId }: { item: ClothingItem; lookId?: string }) {
  return (
    <ItemCard
      {...cardItem(item)}
      onClick={(event) => {
        if (isOnLink(event)) follow(item, lookId)
      }}
    />
  )
}

function cardItem(item: ClothingItem) {
  return {
    imageUrl: providerUrl(item.image_url),
    brand: item.brand,
    unlisted: item.brand === UNLISTED_BRAND,
    name: item.name,
    href: item.image_path === undefined ? undefined : providerUrl(item.image_path),
    price: item.price,
    owned: item.isYours,
  }
}

function isOnLink({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest("a") !== null
}

function follow({ item_id, section, brand = "" }: ClothingItem, lookId?: string): void {
  track("Item Followed", { section, brand })
  withSigns((signs) => signs.note({ sign: "followed", item_id, look_id: lookId }))
}
