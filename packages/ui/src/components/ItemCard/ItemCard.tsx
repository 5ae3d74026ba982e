import type { ComponentProps } from "react"
import { RefreshIcon } from "../../icons/index.ts"
import { IconButtonPart } from "../IconButton/IconButtonPart.tsx"
import { PictureImage } from "../Picture/PictureImage.tsx"
import { ItemCardRoot } from "./ItemCardRoot.tsx"
import { type ItemCardItem, itemFacts } from "./itemFacts.ts"
import { useAlternatives } from "./useAlternatives.ts"

/** How long the next alternative takes to appear, in milliseconds. */
export const ALTERNATIVE_DELAY = 2500

export interface ItemCardProps
  extends ItemCardItem,
    Omit<ComponentProps<"article">, "children" | "title"> {
  /** Other garments for the same slot; a button cycles through them and back to the first. */
  alternatives?: readonly ItemCardItem[] | undefined
  /**
   * Shows the item with this index, 0 for the card's own, until it is given another; left out, the card
   * shows what was pressed for.
   */
  shown?: number | undefined
  /** Called when another alternative is to be shown; index 0 is the card's own item. */
  onAlternative?: ((shown: { item: ItemCardItem; index: number }) => void) | undefined
  /** Milliseconds before the next alternative is shown. */
  alternativeDelay?: number | undefined
  /** Name of the button that shows the next alternative. */
  alternativeLabel?: ((shown: { item: ItemCardItem }) => string) | undefined
  /** Makes the pictures of photographed items buttons, and is called when one is pressed. */
  onPicture?: ((shown: { item: ItemCardItem }) => void) | undefined
  /** Name of such a button. */
  pictureLabel?: ((shown: { item: ItemCardItem }) => string) | undefined
  /** Replaces the brand on garments that she owns. */
  ownedLabel?: string | undefined
  /** Replaces the brand on unlisted garments. */
  unlistedLabel?: string | undefined
  /** Shown above the price of a garment that is sold out. */
  soldOutLabel?: string | undefined
}

/** One garment: its picture, who made it or that it is hers, its name, its price. */
export function ItemCard({
  imageUrl,
  brand,
  unlisted,
  name,
  href,
  price,
  owned,
  soldOut,
  photographed,
  alternatives = [],
  shown,
  onAlternative,
  alternativeDelay = ALTERNATIVE_DELAY,
  alternativeLabel = ({ item }) => `Show another option for ${item.name}`,
  onPicture,
  pictureLabel = ({ item }) => `Show your photo of ${item.name}`,
  ownedLabel,
  unlistedLabel,
  soldOutLabel = "Sold out",
  ...rest
}: ItemCardProps) {
  const { item, loading, next } = useAlternatives({
    own: { imageUrl, brand, unlisted, name, href, price, owned, soldOut, photographed },
    alternatives,
    shown,
    delay: alternativeDelay,
    onShown: onAlternative,
  })
  const facts = itemFacts(item, { ownedLabel, unlistedLabel })
  const isSoldOut = item.soldOut === true && item.owned !== true

  return (
    <ItemCardRoot {...rest} aria-busy={loading || undefined} data-sold-out={isSoldOut || undefined}>
      <div data-part="picture">
        {onPicture && item.photographed === true ? (
          <button
            type="button"
            data-part="ground"
            aria-label={pictureLabel({ item })}
            aria-haspopup="dialog"
            onClick={() => onPicture({ item })}
          >
            <PictureImage src={item.imageUrl} alt="" />
          </button>
        ) : (
          <span data-part="ground">
            <PictureImage src={item.imageUrl} alt="" />
          </span>
        )}
        {alternatives.length === 0 ? null : (
          <IconButtonPart
            data-part="refresh"
            label={alternativeLabel({ item })}
            icon={<RefreshIcon />}
            onClick={next}
          />
        )}
      </div>
      <div data-part="facts" aria-live={alternatives.length === 0 ? undefined : "polite"}>
        <p data-part="brand">{facts.brand}</p>
        <p data-part="name">
          {item.href === undefined ? (
            item.name
          ) : (
            <a href={item.href} target="_blank" rel="sponsored noopener noreferrer">
              {item.name}
            </a>
          )}
        </p>
        {isSoldOut ? <p data-part="sold-out">{soldOutLabel}</p> : null}
        {facts.price === undefined ? null : <p data-part="price">{facts.price}</p>}
      </div>
    </ItemCardRoot>
  )
}
