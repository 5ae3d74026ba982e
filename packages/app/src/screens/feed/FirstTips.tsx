import { useLate } from "../../lib/useLate.ts"

const loadTips = () => import("./FeedTips.tsx")

/** The tips for a first visit. Their code is fetched apart, and a feed without them is a feed yet. */
export function FirstTips() {
  const Tips = useLate(loadTips, true)
  return Tips && <Tips />
}
