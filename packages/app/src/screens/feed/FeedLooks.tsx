import { EmptyState, ErrorState, LookCardSkeleton } from "@stylin/ui"
import { useDeferredValue } from "react"
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

/** The looks on the screen, or what is shown instead. */
export function FeedLooks() {
  const { status, looks } = useSnapshot(feed)
  useNextPictures(looks)

  if (status.kind === "loading" || status.kind === "idle") {
    return <LooksLoading />
  }
  const retry = status.kind === "failed" ? () => void chooseOccasions(status.wanted) : undefined
  if (looks.length === 0) {
    return status.kind === "failed" ? (
      <ErrorState title={t("Your looks did not load")} text={status.message} onRetry={retry} />
    ) : (
      <EmptyState
        title={t("No looks for this yet")}
        text={t("Choose another activity, and we will try again.")}
      />
    )
  }
  return (
    <>
      {status.kind === "failed" && <FailureNotice message={status.message} onRetry={retry} />}
      <ShownLooks />
    </>
  )
}

function ShownLooks() {
  const { looks } = useSnapshot(feed)
  const shown = shownLooks(looks)
  const list = useFocusInPlace(shown.map(keyOf))
  // The first at once; the others in pieces, so that the page stays responsive.
  const drawn = useDeferredValue(shown.length, 1)
  return (
    <LookGrid {...list}>
      {shown.map((look, index) => (
        <li key={keyOf(look)}>
          {index < drawn ? <FeedLook look={look} isExample={index === 0} /> : <LookCardSkeleton />}
        </li>
      ))}
    </LookGrid>
  )
}
