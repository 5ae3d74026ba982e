import { type ClothingItem, type Look, UNLISTED_BRAND } from "@stylin/api/contract"
import { ItemCard, type ItemCardItem } from "@stylin/ui"
import { type MouseEvent, useState } from "react"
import { useSnapshot } from "valtio/react"
import { track } from "../analytics/track.ts"
import { photographerOf } from "../lib/photographer.ts"
import { priceWords } from "../lib/price.ts"
import { providerUrl, thumbnailUrl } from "../lib/provider.ts"
import { useLate } from "../lib/useLate.ts"
import { tips } from "../state/feed/tips.ts"
import { changes, chooseGarment, keyOf } from "../state/looks/changes.ts"
import { withSigns } from "../state/looks/withSigns.ts"
import { TIMINGS } from "../timings.ts"
import { t } from "../words/t.ts"

export const loadPieceTools = () => import("./PieceTools.tsx")

interface LookItemProps {
  readonly look: Look
  /** The slot's place in the look. */
  readonly at: number
  readonly slot: readonly [ClothingItem, ...ClothingItem[]]
}

/** A slot of a look: its item, and the alternatives to cycle through, which the look then wears. */
export function LookItem({ look, at, slot }: LookItemProps) {
  const [first, ...others] = slot
  const chosen = useSnapshot(changes).byLook[look.look_id]?.worn[at]
  const shown = slot.find(({ item_id }) => item_id === chosen) ?? first
  const lookId = look.look_id
  const [isOpen, setIsOpen] = useState(false)
  // Fetched once she has seen the tips.
  const PieceTools = useLate(loadPieceTools, useSnapshot(tips).areEnded || isOpen)
  return (
    <ItemCard
      {...cardItem(first)}
      alternatives={others.map(cardItem)}
      shown={slot.indexOf(shown)}
      alternativeDelay={TIMINGS.alternative}
      onAlternative={({ index }) => {
        const { item_id: after, section } = slot[index] ?? first
        const step = { lookId, slot: `${keyOf(look)} ${at}`, before: shown.item_id, after }
        withSigns((signs) => signs.lookThrough(step))
        track("Alternative Shown", { section })
        void chooseGarment(look, at, after)
      }}
      onPicture={() => setIsOpen(true)}
      words={WORDS}
      action={
        PieceTools && <PieceTools item={shown} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      }
      onClick={onFollow(shown, lookId)}
    />
  )
}

/** A garment as a card shows it. */
export function cardItem(item: ClothingItem) {
  return {
    image: thumbnailUrl(item.image_url),
    imagePlaceholder: item.tint ? [item.tint] : undefined,
    brand: item.brand,
    unlisted: item.brand === UNLISTED_BRAND,
    name: item.name,
    href: item.image_path === undefined ? undefined : providerUrl(item.image_path),
    price: item.price === undefined ? undefined : priceWords(item.price),
    owned: item.isYours,
    photographed: photographerOf(item.image_url) !== undefined,
  }
}

const WORDS = {
  picture: ({ item: { image, name } }: { item: ItemCardItem }) =>
    t(
      photographerOf(image) === "shop"
        ? "Show the shop's photo of {piece}"
        : "Show your photo of {piece}",
      { piece: name },
    ),
}

/** Notes a press on the link to a shop. */
export function onFollow({ item_id, section, brand = "" }: ClothingItem, look_id?: string) {
  return ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest("a"))) return
    track("Item Followed", { section, brand })
    withSigns((signs) => signs.note({ sign: "followed", item_id, look_id }))
  }
}
