import type { ComponentProps } from "react"
import { useWords } from "../../provider/StylinContext.ts"
import { Skeleton } from "../Skeleton/index.ts"
import { VisuallyHidden } from "../VisuallyHidden/index.ts"
import { ReviewItemRoot } from "./ReviewItemRoot.tsx"
import { REVIEW_WORDS } from "./reviewWords.ts"

export interface ReviewItemSkeletonProps extends Omit<ComponentProps<"article">, "children"> {
  /** Says what is loading, for screen readers. */
  label?: string | undefined
}

/** A garment that is still being read, in the shape of a `ReviewItem`. */
export function ReviewItemSkeleton({ label, ...rest }: ReviewItemSkeletonProps) {
  const words = useWords("ReviewItem", REVIEW_WORDS)
  return (
    <ReviewItemRoot data-stylin-ui="" {...rest} aria-busy="true">
      <Skeleton style={{ gridColumn: "1 / -1", width: "60%" }} />
      <Skeleton shape="box" style={{ aspectRatio: "4 / 5", maxWidth: "148px" }} />
      <div data-part="facts">
        <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
        <Skeleton shape="box" style={{ height: "4.5rem" }} />
        <Skeleton shape="box" style={{ height: "4.5rem" }} />
      </div>
    </ReviewItemRoot>
  )
}
