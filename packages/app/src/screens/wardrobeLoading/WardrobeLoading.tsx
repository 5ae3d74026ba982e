import { MOST_AT_ONCE } from "@stylin/api/contract"
import { StagedLoader } from "@stylin/ui"
import { useState } from "react"
import { useSnapshot } from "valtio/react"
import { Redirect } from "wouter"
import { useStages } from "../../lib/useStages.ts"
import { navigate } from "../../router/history.ts"
import { confirming } from "../../state/review/confirmation.ts"
import { confirmed, goOnConfirming, review, takeOutcome } from "../../state/review/review.ts"
import { showSnackbar } from "../../state/shell/snackbar.ts"
import { TIMINGS } from "../../timings.ts"
import { t } from "../../words/t.ts"

const MESSAGES = [
  t("Adding new items to your wardrobe..."),
  t("AI is updating your recommendations..."),
  t("Fetching new outfits..."),
  t("Done! Your wardrobe and personalised feed are updated"),
]

export default function WardrobeLoading() {
  // It may be over before this screen is shown; the end is shown all the same.
  const [work] = useState(() => {
    goOnConfirming()
    return review.confirmation === "none" ? undefined : confirmed()
  })
  return work ? <Confirming work={work} /> : <Redirect to="/wardrobe" replace />
}

function Confirming({ work }: { work: Promise<void> }) {
  const stage = useStages({
    messages: MESSAGES,
    intervalMs: TIMINGS.reviewStage,
    doneMs: TIMINGS.afterDone,
    isRound: true,
    work: async () => {
      await work
      if (review.confirmation !== "done") throw new Error("The review was not confirmed.")
    },
    onEnd: leave,
  })
  const { done, of } = useSnapshot(confirming)
  const isLong = of > MOST_AT_ONCE.added
  return (
    <StagedLoader
      messages={MESSAGES}
      current={stage}
      loop
      share={isLong ? { done, of } : undefined}
      note={isLong ? t("{done} of {of} items added", { done, of }) : undefined}
    />
  )
}

function leave(): void {
  const outcome = takeOutcome()
  if (outcome === "done") {
    navigate("/feed", { replace: true })
    return
  }
  // No message if she has signed out meanwhile.
  if (outcome === "failed") {
    showSnackbar({ text: t("Something went wrong while updating your wardrobe"), color: "red" })
  }
  navigate("/wardrobe", { replace: true, state: { isReviewPutOff: true } })
}
