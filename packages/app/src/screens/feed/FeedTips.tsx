import { type Tip, TipsOverlay } from "@stylin/ui"
import { track } from "../../analytics/track.ts"
import { endTips } from "../../state/tips.ts"
import { TIMINGS } from "../../timings.ts"

const find = (selector: string) => () => document.querySelector(`#looks ${selector}`)

const TIPS: readonly Tip[] = [
  {
    title: "A look for you",
    text: "Each one is put together for you. Press its photo to see it by itself.",
    target: find("li [data-part='photo']"),
  },
  {
    title: "Keep what you love",
    text: "The heart puts a look among your favourites.",
    target: find("li [data-part='heart']"),
  },
  {
    title: "Piece by piece",
    text: "What you own is marked. The rest leads to its shop, and the round arrow shows another.",
    target: find("li ul"),
    placement: "top",
  },
  {
    title: "More to choose from",
    text: "More picks lists everything that can be bought for the look.",
    target: find("li [data-part='actions']"),
    placement: "top",
  },
  {
    title: "Something new",
    text: "Dress for another activity, or see the next looks.",
    target: () => document.querySelector("#refresher"),
    placement: "top",
  },
]

/** What a feed is made of, told once. */
export default function FeedTips() {
  return (
    <TipsOverlay
      open
      tips={TIPS}
      delay={TIMINGS.tipsDelay}
      onEnd={({ seen }) => {
        endTips()
        track("Tips Ended", { seen })
      }}
    />
  )
}
