import { type ComponentType, useEffect, useState } from "react"
import { isTrackingPossible } from "../analytics/permission.ts"
import { warn } from "../lib/report.ts"
import { useAppLocation } from "../router/history.ts"

/**
 * Fetches the question about counting visits once the page stands, where there is one to ask. Not
 * on the splash: there it would cover the one button, before she knows what this is about.
 */
export function LaterQuestions() {
  const [path] = useAppLocation()
  const [Question, setQuestion] = useState<ComponentType | null>(null)
  const isTime = path !== "/"
  useEffect(() => {
    if (!isTime || !isTrackingPossible()) return
    import("./AnalyticsConsent.tsx").then(
      (module) => setQuestion(() => module.default),
      // Unasked means not counted: the next visit asks.
      (cause: unknown) => warn("The question about counting visits could not be fetched.", cause),
    )
  }, [isTime])
  return Question && isTime && <Question />
}
