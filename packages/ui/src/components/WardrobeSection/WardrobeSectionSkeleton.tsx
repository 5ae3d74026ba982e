import type { ComponentProps } from "react"
import { useWords } from "../../provider/StylinContext.ts"
import { Skeleton } from "../Skeleton/index.ts"
import { VisuallyHidden } from "../VisuallyHidden/index.ts"
import { WardrobeItemSkeleton } from "../WardrobeItem/index.ts"
import { WardrobeSectionRoot } from "./WardrobeSectionRoot.tsx"
import { WARDROBE_SECTION_WORDS } from "./wardrobeSectionWords.ts"

export interface WardrobeSectionSkeletonProps extends Omit<ComponentProps<"section">, "children"> {
  /** Says what is loading, for screen readers. */
  label?: string | undefined
  /** How many items to draw. */
  count?: number | undefined
}

/** A section that is still loading, in the shape of a `WardrobeSection`. */
export function WardrobeSectionSkeleton({
  label,
  count = 4,
  ...rest
}: WardrobeSectionSkeletonProps) {
  const words = useWords("WardrobeSection", WARDROBE_SECTION_WORDS)
  return (
    <WardrobeSectionRoot data-stylin-ui="" {...rest} aria-busy="true">
      <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
      <header data-stylin-ui="">
        <Skeleton data-part="title" style={{ width: "9rem" }} />
      </header>
      <div data-part="items">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing else to tell them apart
          <WardrobeItemSkeleton key={index} />
        ))}
      </div>
    </WardrobeSectionRoot>
  )
}
