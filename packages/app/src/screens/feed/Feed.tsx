import { PageHeader } from "@stylin/ui"
import { useEffect, useState } from "react"
import { useSnapshot } from "valtio/react"
import { track } from "../../analytics/track.ts"
import { useLate } from "../../lib/useLate.ts"
import { useScreenTitle } from "../../lib/useScreenTitle.ts"
import { occasionWords } from "../../lib/words.ts"
import { Page } from "../../parts/Page.tsx"
import { consumeState, passedState } from "../../router/history.ts"
import { chooseOccasions, feed, openFeed } from "../../state/feed/feed.ts"
import { hasHers, pieces } from "../../state/feed/pieces.ts"
import { tips } from "../../state/feed/tips.ts"
import { occasionsPassed } from "../../state/shell/passedAlong.ts"
import { DressedFor } from "./DressedFor.tsx"
import { FeedLooks } from "./FeedLooks.tsx"
import { FeedRefresher } from "./FeedRefresher.tsx"
import { loadPicker, loadPieces, loadProcessed, loadTips } from "./late.ts"

export default function Feed() {
  const { occasions, status, looks } = useSnapshot(feed)
  const { areEnded } = useSnapshot(tips)
  const { chosen } = useSnapshot(pieces)
  const [isPicking, setIsPicking] = useState(false)
  const isShown = status.kind === "ready" && looks.length > 0
  const ActivityPicker = useLate(loadPicker, isPicking)
  const ProcessedModal = useLate(loadProcessed, areEnded)
  // Not for someone who owns nothing yet.
  const PiecesPicker = useLate(loadPieces, chosen !== null || hasHers(looks))
  const FirstTips = useLate(loadTips, isShown && !areEnded)
  const title = `Styled for ${occasionWords(occasions)}`
  useScreenTitle(title)

  useEffect(() => {
    const wanted = occasionsPassed(passedState())
    if (wanted) {
      consumeState()
      void chooseOccasions(wanted)
    } else {
      void openFeed()
    }
  }, [])

  useEffect(() => {
    // Dropped while shown: her colouring or her wardrobe has changed meanwhile.
    if (status.kind === "idle") void openFeed()
  }, [status])

  useEffect(() => {
    if (isShown) track("Feed Viewed", { occasions: feed.occasions.join(",") })
  }, [isShown])

  return (
    <Page>
      <PageHeader title={title} />
      <DressedFor dressed={looks[0]?.dressed_for} />
      {PiecesPicker && <PiecesPicker />}
      <FeedLooks />
      <FeedRefresher onPick={() => setIsPicking(true)} />
      {isPicking && ActivityPicker && (
        <ActivityPicker
          occasions={occasions}
          onClose={() => setIsPicking(false)}
          onChoose={(choice) => {
            setIsPicking(false)
            track("Occasion Chosen", { occasions: choice.occasions.join(","), from: "feed" })
            window.scrollTo({ top: 0 })
            void chooseOccasions(choice.occasions)
          }}
        />
      )}
      {/* One after the other: first the tips, then the news of what waits for her. */}
      {areEnded ? ProcessedModal && <ProcessedModal /> : isShown && FirstTips && <FirstTips />}
    </Page>
  )
}
