import { Children, type ComponentProps, type ReactNode, useRef } from "react"
import { NextIcon, PreviousIcon } from "../../icons/index.ts"
import { useWords } from "../../provider/StylinContext.ts"
import { IconButtonPart } from "../IconButton/IconButtonPart.tsx"
import { ItemCarouselRoot } from "./ItemCarouselRoot.tsx"
import { ITEM_CAROUSEL_WORDS, type ItemCarouselWords } from "./itemCarouselWords.ts"
import { useEdges } from "./useEdges.ts"

export interface ItemCarouselProps extends Omit<ComponentProps<"div">, "children"> {
  /** Says what is in the row, e.g. "Items of Sunday stroll". */
  label: string
  /** The cards; each becomes one stop of the row. */
  children: ReactNode
  /** Replaces some of the words. */
  words?: Partial<ItemCarouselWords> | undefined
}

/**
 * The share of the visible row that one press scrolls by; less than all, so that a card stays in
 * view.
 */
const STRIDE = 0.8

/** A row that scrolls sideways by touch, wheel and arrow keys; mice get buttons as well. */
export function ItemCarousel({ label, children, words: ownWords, ...rest }: ItemCarouselProps) {
  const words = useWords("ItemCarousel", ITEM_CAROUSEL_WORDS, ownWords)
  const row = useRef<HTMLUListElement>(null)
  const stops = Children.toArray(children)
  const { atStart, atEnd } = useEdges(row, stops.length)
  const scroll = (direction: -1 | 1) => {
    if (!row.current) return
    // Where words run from right to left, a row goes on to the left.
    const onwards = getComputedStyle(row.current).direction === "rtl" ? -1 : 1
    row.current.scrollBy({ left: direction * onwards * STRIDE * row.current.clientWidth })
  }
  return (
    <ItemCarouselRoot data-stylin-ui="" {...rest}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul data-stylin-ui="" ref={row} aria-label={label} tabIndex={0}>
        {stops.map((stop, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stop is a place in the row; its card has its own key
          <li data-stylin-ui="" key={index}>
            {stop}
          </li>
        ))}
      </ul>
      {atStart && atEnd ? null : (
        <>
          <IconButtonPart
            data-part="previous"
            label={words.previous}
            icon={<PreviousIcon aria-hidden="true" />}
            aria-disabled={atStart}
            onClick={() => scroll(-1)}
          />
          <IconButtonPart
            data-part="next"
            label={words.next}
            icon={<NextIcon aria-hidden="true" />}
            aria-disabled={atEnd}
            onClick={() => scroll(1)}
          />
        </>
      )}
    </ItemCarouselRoot>
  )
}
