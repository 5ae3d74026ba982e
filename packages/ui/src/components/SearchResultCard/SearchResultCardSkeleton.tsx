import { styled } from "styled-components"
import { colour, radius, space } from "../../tokens/index.ts"
import { Skeleton } from "../Skeleton/index.ts"

const Root = styled.div`
  display: grid;
  grid-template-columns: 80px minmax(0, 1fr) 24px;
  align-items: center;
  gap: ${space[16]};
  padding: ${space[8]} ${space[16]} ${space[8]} ${space[8]};
  border: 1px solid ${colour.line};
  border-radius: ${radius.large};

  [data-part="thumbnail"] {
    aspect-ratio: 4 / 5;
  }

  [data-part="seller"] {
    width: 40%;
  }
`

/** A product that is still loading; the list tells screen readers once for all. */
export function SearchResultCardSkeleton() {
  return (
    <Root data-stylin-ui="" aria-hidden="true">
      <Skeleton shape="box" data-part="thumbnail" />
      <div data-stylin-ui="">
        <Skeleton />
        <Skeleton data-part="seller" />
      </div>
    </Root>
  )
}
