import { PageHeader } from "@stylin/ui"
import { useEffect, useState } from "react"
import { useSnapshot } from "valtio/react"
import { occasionWords } from "../../lib/words.ts"
import { ActivityPicker } from "../../parts/ActivityPicker.tsx"
import { Page } from "../../parts/Page.tsx"
import { consumeState, passedState } from "../../router/history.ts"
import { chooseOccasions, feed, openFeed } from "../../state/feed.ts"
import { occasionsPassed } from "../../state/passedAlong.ts"
import { FeedLooks } from "./FeedLooks.tsx"
import { FeedRefresher } from "./FeedRefresher.tsx"

export default function Feed() {
  const { occasions } = useSnapshot(feed)
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
            void chooseOccasions(choice.occasions)
          }}
        />
      )}
    </Page>
  )
}
