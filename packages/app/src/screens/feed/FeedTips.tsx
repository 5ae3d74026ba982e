import { type Tip, TipsOverlay } from "@stylin/ui"
import { useEffect, useState } from "react"
import { track } from "../../analytics/track.ts"
import { tipTarget } from "../../parts/tipTargets.ts"
import { areTipsNew } from "../../state/feed/areTipsNew.ts"
import { endTips, rememberTips } from "../../state/feed/tips.ts"
import { TIMINGS } from "../../timings.ts"
import { t } from "../../words/t.ts"

const TIPS: readonly Tip[] = [
  {
    title: t("A look for you"),
    text: t("Each one is put together for you. Press its photo to see it by itself."),
    target: tipTarget("photo"),
  },
  {
    title: t("Keep what you love"),
    text: t("The heart puts a look among your favourites."),
    target: tipTarget("heart"),
  },
  {
    title: t("Piece by piece"),
    text: t(
      "What you own is marked. The rest leads to its shop, and the round arrow shows another.",
    ),
    target: tipTarget("items"),
    placement: "top",
  },
  {
    title: t("More to choose from"),
    text: t("More picks lists everything that can be bought for the look."),
    target: tipTarget("actions"),
    placement: "top",
  },
  {
    title: t("Something new"),
    text: t("Dress for another activity, or see the next looks."),
    target: tipTarget("refresher"),
    placement: "top",
  },
]

/** Explains what a feed is made of, once in an account's life. */
export default function FeedTips() {
  const [isNew, setIsNew] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    void areTipsNew(leaving.signal).then(setIsNew)
    return () => leaving.abort()
  }, [])
  return (
    <TipsOverlay
      open={isNew}
      tips={TIPS}
      delay={TIMINGS.tipsDelay}
      onEnd={({ seen }) => {
        endTips()
        void rememberTips()
        // The last tips are far down; she begins with the first look.
        window.scrollTo({ top: 0 })
        track("Tips Ended", { seen })
      }}
    />
  )
}
