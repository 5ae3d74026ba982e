import { Children, type ComponentProps, type ReactNode } from "react"
import { styled } from "styled-components"
import { space } from "../../tokens/index.ts"

export interface ItemCarouselProps extends Omit<ComponentProps<"section">, "children"> {
  /** What is in the row, e.g. "Items of Sunday stroll". */
  label: string
  /** The cards; each becomes one stop of the row. */
  children: ReactNode
}

const Root = styled.section`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scrollbar-width: none;

  ul {
    display: flex;
    gap: ${space[12]};
    width: max-content;
    min-width: 100%;
  }

  li {
    width: 132px;
    flex: none;
    scroll-snap-align: start;
  }
`

/** A row that scrolls sideways, by touch, wheel or arrow keys. */
export function ItemCarousel({ label, children, ...rest }: ItemCarouselProps) {
  return (
    <Root {...rest} aria-label={label} tabIndex={0}>
      <ul>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </Root>
  )
}
