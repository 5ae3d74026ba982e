import { Skeleton, VisuallyHidden } from "@stylin/ui"
import { t } from "../../words/t.ts"
import { ReviewRowRoot } from "./ReviewRowRoot.tsx"

/** A garment that is still being fetched, in the shape of its row. */
export function ReviewRowSkeleton() {
  return (
    <ReviewRowRoot data-open={false} aria-busy="true">
      <article>
        <VisuallyHidden>{t("Loading item")}</VisuallyHidden>
        <span data-part="open" style={{ gridColumn: 2 }}>
          <Skeleton shape="box" style={{ aspectRatio: "4 / 5" }} />
          <Skeleton style={{ width: "60%" }} />
        </span>
      </article>
    </ReviewRowRoot>
  )
}
