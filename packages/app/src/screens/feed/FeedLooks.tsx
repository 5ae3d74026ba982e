import { EmptyState, ErrorState, LookCardSkeleton } from "@stylin/ui"
import { Activity, useDeferredValue } from "react"
import { useSnapshot } from "valtio/react"
import { useFocusInPlace } from "../../lib/useFocusInPlace.ts"
import { FailureNotice } from "../../parts/FailureNotice.tsx"
import { LookGrid } from "../../parts/LookGrid.tsx"
import { LooksLoading } from "../../parts/LooksLoading.tsx"
import { chooseOccasions, feed, shownLooks } from "../../state/feed/feed.ts"
import { keyOf } from "../../state/looks/changes.ts"
import { t } from "../../words/t.ts"
import { FeedLook } from "./FeedLook.tsx"
import { useNextPictures } from "./useNextPictures.ts"

/**
 * The looks on the screen, or what is shown instead. While their placeholders are there, the next looks are drawn out of
 * sight where they are known, so that they only need to be shown.
 */
export function FeedLooks() {
  const { status, looks } = useSnapshot(feed)
  useNextPictures(looks)

  const isLoading = status.kind === "loading" || status.kind === "idle"
  // The first look at once; the others a moment later, so that the page stays responsive.
  const isLate = useDeferredValue(isLoading, true)
  const failed = status.kind === "failed" ? status : null
  const retry = failed ? () => void chooseOccasions(failed.wanted) : undefined
  if (looks.length === 0 && !isLoading) {
    return failed ? (
      <ErrorState title={t("Your looks did not load")} text={failed.message} onRetry={retry} />
    ) : (
      <EmptyState
        title={t("No looks for this yet")}
        text={t("Choose another activity, and we will try again.")}
      />
    )
  }
  return (
    <>
      {isLoading && <LooksLoading />}
      {failed && <FailureNotice message={failed.message} onRetry={retry} />}
      <Activity mode={isLoading ? "hidden" : "visible"}>
        <ShownLooks isLate={isLate} />
      </Activity>
    </>
  )
}

function ShownLooks({ isLate }: { readonly isLate: boolean }) {
  const { looks } = useSnapshot(feed)
  const shown = shownLooks(looks)
  const list = useFocusInPlace(shown.map(keyOf))
  return (
    <LookGrid {...list}>
      {shown.map((look, index) => (
        <li key={keyOf(look)}>
          {isLate && index > 0 && <LookCardSkeleton />}
          <Activity mode={isLate && index > 0 ? "hidden" : "visible"}>
            <FeedLook look={look} isExample={index === 0} />
          </Activity>
        </li>
      ))}
    </LookGrid>
  )
}
