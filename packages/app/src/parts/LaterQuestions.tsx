import { useEffect, useState } from "react"
import { isTrackingPossible } from "../analytics/permission.ts"
import { useLate } from "../lib/useLate.ts"
import { whenLoaded } from "../lib/whenLoaded.ts"

const loadQuestion = () => import("./AnalyticsConsent.tsx")

/**
 * Fetches the question about counting visits once the page has loaded, if there is one to ask. If
 * it cannot be fetched, nothing is counted and the next visit asks.
 */
export function LaterQuestions() {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    if (isTrackingPossible()) whenLoaded(async () => setIsTime(true))
  }, [])
  const Question = useLate(loadQuestion, isTime)
  return Question && <Question />
}
