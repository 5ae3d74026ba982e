import { type ClothingItem, UNLISTED_BRAND } from "@stylin/api/contract"
import { ItemCard } from "@stylin/ui"
import { type MouseEvent, useRef } from "react"
import { track } from "../analytics/track.ts"
import { providerUrl } from "../lib/provider.ts"
import { TIMINGS } from "../timings.ts"

/** A slot of an outfit: its item, and the alternatives to cycle through. */
export function LookItem({ slot }: { slot: readonly [ClothingItem, ...ClothingItem[]] }) {
  const [first, ...others] = slot
  const shown = useRef<ClothingItem>(first)
  return (
    <ItemCard
      {...cardItem(first)}
      alternatives={others.map(cardItem)}
      alternativeDelay={TIMINGS.alternative}
      onAlternative={({ index }) => {
        const item = slot[index] ?? first
        shown.current = item
        track("Alternative Shown", { section: item.section })
      }}
      onClick={(event) => {
        if (isOnLink(event)) trackFollowed(shown.current)
      }}
    />
  )
}

/** A single item with its link to the shop. */
export function ShopItem({ item }: { item: ClothingItem }) {
  return (
    <ItemCard
      {...cardItem(item)}
      onClick={(event) => {
        if (isOnLink(event)) trackFollowed(item)
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

function trackFollowed({ section, brand = "" }: ClothingItem): void {
  track("Item Followed", { section, brand })
}
