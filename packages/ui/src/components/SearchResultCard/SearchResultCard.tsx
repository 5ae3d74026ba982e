import { type ComponentProps, type ReactNode, useId } from "react"
import { CheckIcon } from "../../icons/index.ts"
import { Picture } from "../Picture/index.ts"
import { SearchResultCardRoot } from "./SearchResultCardRoot.tsx"

export interface SearchResultCardProps extends Omit<ComponentProps<"input">, "type" | "title"> {
  /** Address of the product's picture; words replace one that is missing or fails to load. */
  thumbnail: string | undefined
  /** The product's name as its shop writes it. */
  title: string
  /** Who sells it. */
  seller: ReactNode
  /** The words in place of a picture. */
  missingLabel?: ReactNode
}

/** A product that was found, as a checkbox on a card; `className` reaches the card. */
export function SearchResultCard({
  thumbnail,
  title,
  seller,
  missingLabel = "No picture",
  className,
  ...rest
}: SearchResultCardProps) {
  const id = useId()
  return (
    <SearchResultCardRoot className={className}>
      <input
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-seller`}
        {...rest}
        type="checkbox"
      />
      <span data-part="thumbnail">
        <Picture src={thumbnail} alt="" ratio="garment" />
        <span data-part="missing">{missingLabel}</span>
      </span>
      <span>
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
