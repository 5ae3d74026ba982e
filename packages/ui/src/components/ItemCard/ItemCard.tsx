import type { ComponentProps, ReactNode } from "react"
import { RefreshIcon } from "../../icons/index.ts"
import { shownPrice } from "../../provider/money.ts"
import { useSettings, useWords } from "../../provider/StylinContext.ts"
import { IconButtonPart } from "../IconButton/IconButtonPart.tsx"
import { PictureImage } from "../Picture/PictureImage.tsx"
import { ItemCardRoot } from "./ItemCardRoot.tsx"
import { ITEM_CARD_WORDS, type ItemCardWords } from "./itemCardWords.ts"
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
  /** Replaces some of the words. */
  words?: Partial<ItemCardWords> | undefined
  /** Makes the pictures of photographed items buttons, and is called when one is pressed. */
  onPicture?: ((shown: { item: ItemCardItem }) => void) | undefined
  /** Stands in the upper corner of the picture, such as a button that keeps the item. */
  action?: ReactNode
}

/** One garment: its picture, who made it or that it is hers, its name, its price. */
export function ItemCard({
  image,
  imageSet,
  imageSizes,
  imagePlaceholder,
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
  onPicture,
  action,
  words: ownWords,
  ...rest
}: ItemCardProps) {
  const settings = useSettings()
  const words = useWords("ItemCard", ITEM_CARD_WORDS, ownWords)
  const { item, loading, next } = useAlternatives({
    own: {
      image,
      imageSet,
      imageSizes,
      imagePlaceholder,
      imageUrl,
      brand,
      unlisted,
      name,
      href,
      price,
      owned,
      soldOut,
      photographed,
    },
    alternatives,
    shown,
    delay: alternativeDelay,
    onShown: onAlternative,
  })
  const facts = itemFacts(item, words)
  const shownAs = shownPrice(facts.price, settings)
  const { link: Link } = settings
  const picture = (
    <PictureImage
      src={item.image ?? item.imageUrl}
      srcSet={item.imageSet}
      sizes={item.imageSizes}
      placeholder={item.imagePlaceholder}
      alt=""
    />
  )
  const isSoldOut = item.soldOut && !item.owned

  return (
    <ItemCardRoot
      data-stylin-ui=""
      {...rest}
      aria-busy={loading || undefined}
      data-sold-out={isSoldOut || undefined}
    >
      <div data-part="picture">
        {onPicture && item.photographed ? (
          <button
            type="button"
            data-part="ground"
            aria-label={words.picture({ item })}
            aria-haspopup="dialog"
            onClick={() => onPicture({ item })}
          >
            {picture}
          </button>
        ) : (
          <span data-part="ground">{picture}</span>
        )}
        {action && <span data-part="action">{action}</span>}
        {alternatives.length === 0 ? null : (
          <IconButtonPart
            data-part="refresh"
            label={words.alternative({ item })}
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
            <Link
              data-stylin-ui=""
              href={item.href}
              target="_blank"
              rel="sponsored noopener noreferrer"
            >
              {item.name}
            </Link>
          )}
        </p>
        {isSoldOut ? <p data-part="sold-out">{words.soldOut}</p> : null}
        {shownAs == null ? null : <p data-part="price">{shownAs}</p>}
      </div>
    </ItemCardRoot>
  )
}
