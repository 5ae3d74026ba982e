import { type ComponentType, useEffect, useState } from "react"
import { warn } from "../../lib/report.ts"

/** The tips for a first visit. Their code is fetched apart, and a feed without them is a feed yet. */
export function FirstTips() {
  const [Tips, setTips] = useState<ComponentType | null>(null)
  useEffect(() => {
    import("./FeedTips.tsx")
      .then(({ default: FeedTips }) => setTips(() => FeedTips))
      .catch((cause: unknown) => warn("The tips could not be fetched.", cause))
  }, [])
  return Tips && <Tips />
}
