import type { ComponentProps } from "react"
import { styled } from "styled-components"
import { useWords } from "../../provider/StylinContext.ts"
import { space, textSize } from "../../tokens/index.ts"
import { Skeleton } from "../Skeleton/index.ts"
import { VisuallyHidden } from "../VisuallyHidden/index.ts"
import { LOOK_CARD_WORDS } from "./lookCardWords.ts"

export interface LookCardSkeletonProps extends Omit<ComponentProps<"div">, "children"> {
  /** Says what is loading, for screen readers. */
  label?: string | undefined
}

const Root = styled.div`
  display: grid;
  gap: ${space[16]};

  [data-part="title"] {
    width: 60%;
    margin-block: 0.5lh;
    font-size: ${textSize[28]};
  }

  [data-part="items"] {
    display: flex;
    gap: ${space[12]};
    overflow: hidden;
  }

  [data-part="item"] {
    width: 132px;
    flex: none;
  }

  [data-part="picture"] {
    aspect-ratio: 4 / 5;
  }
`

/** A look that is still loading, in the shape of a `LookCard`. */
export function LookCardSkeleton({ label, ...rest }: LookCardSkeletonProps) {
  const words = useWords("LookCard", LOOK_CARD_WORDS)
  return (
    <Root data-stylin-ui="" {...rest} aria-busy="true">
      <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
      <Skeleton shape="photo" />
      <Skeleton data-part="title" />
      <div data-part="items">
        {["first", "second", "third"].map((item) => (
          <div data-part="item" key={item}>
            <Skeleton shape="box" data-part="picture" />
            <Skeleton />
          </div>
        ))}
      </div>
    </Root>
  )
}
