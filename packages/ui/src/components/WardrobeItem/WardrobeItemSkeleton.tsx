import type { ComponentProps } from "react"
import { styled } from "styled-components"
import { lineHeight, space, textSize } from "../../tokens/index.ts"
import { Skeleton } from "../Skeleton/index.ts"

export type WardrobeItemSkeletonProps = Omit<ComponentProps<"div">, "children">

const Root = styled.div`
  display: grid;
  gap: ${space[8]};
  font-size: ${textSize[14]};
  line-height: ${lineHeight[135]};

  [data-part="picture"] {
    aspect-ratio: 4 / 5;
    border-radius: 0;
  }

  [data-part="summary"] {
    width: 75%;
  }
`

/** A garment that is still loading, in the shape of a `WardrobeItem`; hidden from screen readers. */
export function WardrobeItemSkeleton(props: WardrobeItemSkeletonProps) {
  return (
    <Root data-stylin-ui="" aria-hidden="true" {...props}>
      <Skeleton shape="box" data-part="picture" />
      <Skeleton data-part="summary" />
    </Root>
  )
}
