import { PageHeader } from "@stylin/ui"
import { useEffect, useState } from "react"
import { useSnapshot } from "valtio/react"
import { track } from "../../analytics/track.ts"
import { occasionWords } from "../../lib/words.ts"
import { ActivityPicker } from "../../parts/ActivityPicker.tsx"
import { Page } from "../../parts/Page.tsx"
import { consumeState, passedState } from "../../router/history.ts"
import { chooseOccasions, feed, openFeed } from "../../state/feed.ts"
import { occasionsPassed } from "../../state/passedAlong.ts"
import { tips } from "../../state/tips.ts"
import { FeedLooks } from "./FeedLooks.tsx"
import { FeedRefresher } from "./FeedRefresher.tsx"
import { FirstTips } from "./FirstTips.tsx"
import { ProcessedModal } from "./ProcessedModal.tsx"

export default function Feed() {
  const { occasions, status, looks } = useSnapshot(feed)
  const { areEnded } = useSnapshot(tips)
  const [isPicking, setIsPicking] = useState(false)

  useEffect(() => {
    const wanted = occasionsPassed(passedState())
    if (wanted) {
      consumeState()
      void chooseOccasions(wanted)
    } else {
      void openFeed()
    }
  }, [])

  const isShown = status.kind === "ready" && looks.length > 0
  useEffect(() => {
    if (isShown) track("Feed Viewed", { occasions: feed.occasions.join(",") })
  }, [isShown])

  return (
    <Page>
      <PageHeader title={`Styled for ${occasionWords(occasions)}`} />
      <FeedLooks />
      <FeedRefresher onPick={() => setIsPicking(true)} />
      {isPicking && (
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
      {/* One after the other: what waits for her is told once she knows where she is. */}
      {areEnded ? <ProcessedModal /> : isShown && <FirstTips />}
    </Page>
  )
}
