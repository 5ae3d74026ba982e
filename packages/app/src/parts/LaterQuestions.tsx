import { type ComponentType, useEffect, useState } from "react"
import { isTrackingPossible } from "../analytics/permission.ts"
import { warn } from "../lib/report.ts"

/** Fetches the question about counting visits once the page stands, where there is one to ask. */
export function LaterQuestions() {
  const [Question, setQuestion] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (!isTrackingPossible()) return
    import("./AnalyticsConsent.tsx").then(
      (module) => setQuestion(() => module.default),
      // Unasked means not counted: the next visit asks.
      (cause: unknown) => warn("The question about counting visits could not be fetched.", cause),
    )
  }, [])
  return Question && <Question />
}
