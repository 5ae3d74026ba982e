import { useEffect, useState } from "react"
import { isTrackingPossible } from "../analytics/permission.ts"
import { useLate } from "../lib/useLate.ts"
import { whenLoaded } from "../lib/whenLoaded.ts"

const loadQuestion = () => import("./AnalyticsConsent.tsx")

/**
 * Fetches the question about counting visits once the page has all it began with, where there is
 * one to ask. One that cannot be fetched counts as unasked: nothing is counted, the next visit asks.
 */
export function LaterQuestions() {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    if (isTrackingPossible()) whenLoaded(async () => setIsTime(true))
  }, [])
  const Question = useLate(loadQuestion, isTime)
  return Question && <Question />
}
