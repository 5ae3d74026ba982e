import { useEffect, useState } from "react"
import { navigate, passedState } from "../../router/history.ts"
import { openPending } from "../../state/pending/pending.ts"
import { hasReview } from "../../state/review/processed.ts"
import { isReviewPutOff } from "../../state/shell/passedAlong.ts"

/**
 * Leads to the review if garments wait for it when she arrives, unless she has just postponed it.
 * What is found later is only announced: the screen does not change while she uses it.
 */
export function useReviewFirst(): void {
  const [isPutOff] = useState(() => isReviewPutOff(passedState()))
  useEffect(() => {
    let isHere = true
    const goThere = () => {
      if (isHere && !isPutOff && hasReview()) navigate("/onboarding/end", { replace: true })
    }
    goThere()
    void openPending().then(goThere)
    return () => {
      isHere = false
    }
  }, [isPutOff])
}
