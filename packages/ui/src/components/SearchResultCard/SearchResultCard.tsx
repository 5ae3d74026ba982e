import { type ComponentProps, type ReactNode, useId } from "react"
import { CheckIcon } from "../../icons/index.ts"
import { useWords } from "../../provider/StylinContext.ts"
import { Picture } from "../Picture/index.ts"
import { SearchResultCardRoot } from "./SearchResultCardRoot.tsx"
import { SEARCH_RESULT_CARD_WORDS, type SearchResultCardWords } from "./searchResultCardWords.ts"

export interface SearchResultCardProps extends Omit<ComponentProps<"input">, "type" | "title"> {
  /** Address of the product's picture; words replace one that is missing or fails to load. */
  image?: string | undefined
  /** The same in several widths, as an image's `srcset`, so that a small screen fetches a small one. */
  imageSet?: string | undefined
  /** How wide it is shown, as an image's `sizes`; a browser chooses from `imageSet` by it. */
  imageSizes?: string | undefined
  /**
   * The former name of `image`.
   * @deprecated use `image`
   */
  thumbnail?: string | undefined
  /** The product's name as its shop writes it. */
  title: string
  /** Who sells it. */
  seller: ReactNode
  /** Replaces some of the words. */
  words?: Partial<SearchResultCardWords> | undefined
}

/** A product that was found, as a checkbox on a card; `className` reaches the card. */
export function SearchResultCard({
  thumbnail,
  image = thumbnail,
  imageSet,
  imageSizes,
  title,
  seller,
  className,
  words: ownWords,
  ...rest
}: SearchResultCardProps) {
  const id = useId()
  const words = useWords("SearchResultCard", SEARCH_RESULT_CARD_WORDS, ownWords)
  return (
    <SearchResultCardRoot data-stylin-ui="" className={className}>
      <input
        data-stylin-ui=""
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-seller`}
        {...rest}
        type="checkbox"
      />
      <span data-part="thumbnail">
        <Picture src={image} srcSet={imageSet} sizes={imageSizes} alt="" ratio="garment" />
        <span data-part="missing">{words.missing}</span>
      </span>
      <span data-stylin-ui="">
        <span data-part="title" id={`${id}-title`}>
          {title}
        </span>
        <span data-part="seller" id={`${id}-seller`}>
          {seller}
        </span>
      </span>
      <span data-part="tick" aria-hidden="true">
        <CheckIcon />
      </span>
    </SearchResultCardRoot>
  )
}
