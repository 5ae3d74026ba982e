import type { Look } from "@stylin/api/contract"
import { PageHeader } from "@stylin/ui"
import { useEffect, useState } from "react"
import { useSnapshot } from "valtio/react"
import { track } from "../../analytics/track.ts"
import { forgetCode, loadCode } from "../../lib/loadCode.ts"
import { useLate } from "../../lib/useLate.ts"
import { useScreenTitle } from "../../lib/useScreenTitle.ts"
import { occasionWords } from "../../lib/words.ts"
import { Page } from "../../parts/Page.tsx"
import { ProfileLink } from "../../parts/ProfileLink.tsx"
import { consumeState, passedState } from "../../router/history.ts"
import { chooseOccasions, feed, openFeed } from "../../state/feed/feed.ts"
import { hasHers, pieces } from "../../state/feed/pieces.ts"
import { tips } from "../../state/feed/tips.ts"
import { occasionsPassed } from "../../state/shell/passedAlong.ts"
import { t } from "../../words/t.ts"
import { DressedFor } from "./DressedFor.tsx"
import { FeedLooks } from "./FeedLooks.tsx"
import { FeedRefresher } from "./FeedRefresher.tsx"
import { loadAfterwards, loadPicker, loadPieces, loadProcessed, loadTips } from "./late.ts"

/** Fetches what stands above the looks, so that it does not push them down later. */
export async function loadAbove(): Promise<void> {
  // If it fails, the screen tries again.
  if (showsPieces()) await loadCode(loadPieces).catch(() => forgetCode(loadPieces))
}

/** The height of the row that chooses pieces, with the space below it, in px: kept until its code is there. */
const PIECES_ROW = 68

/** Not for someone who owns nothing yet. */
function showsPieces(looks: readonly Look[] = feed.looks, { chosen } = pieces): boolean {
  return chosen !== null || hasHers(looks)
}

export default function Feed() {
  const { occasions, status, looks } = useSnapshot(feed)
  const { areEnded } = useSnapshot(tips)
  const choice = useSnapshot(pieces)
  const [isPicking, setIsPicking] = useState(false)
  const isShown = status.kind === "ready" && looks.length > 0
  const ActivityPicker = useLate(loadPicker, isPicking)
  const ProcessedModal = useLate(loadProcessed, areEnded)
  const hasPieces = showsPieces(looks, choice)
  const PiecesPicker = useLate(loadPieces, hasPieces)
  const FirstTips = useLate(loadTips, isShown && !areEnded)
  const Afterwards = useLate(loadAfterwards, isShown && areEnded)
  const title = t("Styled for {occasions}", { occasions: occasionWords(occasions) })
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
      <PageHeader title={title} corner={<ProfileLink />} />
      <DressedFor dressed={looks[0]?.dressed_for} />
      {PiecesPicker ? <PiecesPicker /> : hasPieces && <div style={{ height: PIECES_ROW }} />}
      <FeedLooks />
      {isShown && Afterwards && <Afterwards />}
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
