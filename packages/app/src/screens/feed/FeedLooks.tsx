import { EmptyState, ErrorState } from "@stylin/ui"
import { useSnapshot } from "valtio/react"
import { useFocusInPlace } from "../../lib/useFocusInPlace.ts"
import { FailureNotice } from "../../parts/FailureNotice.tsx"
import { LookGrid } from "../../parts/LookGrid.tsx"
import { LooksLoading } from "../../parts/LooksLoading.tsx"
import { navigate } from "../../router/history.ts"
import { chooseOccasions, feed, shownLooks } from "../../state/feed/feed.ts"
import { keyOf } from "../../state/looks/changes.ts"
import { FeedLook } from "./FeedLook.tsx"
import { useNextPictures } from "./useNextPictures.ts"

/** The looks on the screen, or what is shown instead. */
export function FeedLooks() {
  const { status, looks, occasions } = useSnapshot(feed)
  const shown = shownLooks(looks)
  const list = useFocusInPlace(shown.map(keyOf))
  useNextPictures(looks)

  if (status.kind === "loading" || status.kind === "idle") {
    return <LooksLoading />
  }
  const retry = status.kind === "failed" ? () => void chooseOccasions(status.wanted) : undefined
  if (looks.length === 0) {
    return status.kind === "failed" ? (
      <ErrorState title="Your looks did not load" text={status.message} onRetry={retry} />
    ) : (
      <EmptyState
        title="No looks for this yet"
        text="Choose another activity, and we will try again."
      />
    )
  }
  return (
    <>
      {status.kind === "failed" && <FailureNotice message={status.message} onRetry={retry} />}
      <LookGrid {...list}>
        {shown.map((look, index) => (
          <li key={keyOf(look)}>
            <FeedLook
              look={look}
              isExample={index === 0}
              onOpen={() => navigate("/look", { state: { look, occasions: [...occasions] } })}
            />
          </li>
        ))}
      </LookGrid>
    </>
  )
}
