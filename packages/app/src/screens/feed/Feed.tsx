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
import { tips } from "../../state/feed/tips.ts"
import { occasionsPassed } from "../../state/shell/passedAlong.ts"
import { FeedLooks } from "./FeedLooks.tsx"
import { FeedRefresher } from "./FeedRefresher.tsx"
import { loadPicker, loadProcessed, loadTips } from "./late.ts"
import { PiecesPicker } from "./PiecesPicker.tsx"

export default function Feed() {
  const { occasions, status, looks } = useSnapshot(feed)
  const { areEnded } = useSnapshot(tips)
  const [isPicking, setIsPicking] = useState(false)
  const isShown = status.kind === "ready" && looks.length > 0
  const ActivityPicker = useLate(loadPicker, isPicking)
  const ProcessedModal = useLate(loadProcessed, areEnded)
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
    // Dropped while she sees it: her colouring or her wardrobe has changed meanwhile.
    if (status.kind === "idle") void openFeed()
  }, [status])

  useEffect(() => {
    if (isShown) track("Feed Viewed", { occasions: feed.occasions.join(",") })
  }, [isShown])

  return (
    <Page>
      <PageHeader title={title} />
      <PiecesPicker />
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
