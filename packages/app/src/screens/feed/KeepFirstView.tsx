import { useEffect } from "react"
import { useSnapshot } from "valtio/react"
import { whenLoaded } from "../../lib/whenLoaded.ts"
import { feed } from "../../state/feed/feed.ts"
import { dismissed } from "../../state/looks/dismissed.ts"
import { TIMINGS } from "../../timings.ts"
import { isKept, keepFirstView } from "./firstView.ts"

/**
 * Keeps what the feed shows first: a moment after it is there, if another look was kept, and as she leaves it. Effects of
 * looks that are shown at once run before they are painted, and a phone takes 200 ms to keep a view.
 */
export default function KeepFirstView() {
  const { looks } = useSnapshot(feed)
  const { ids } = useSnapshot(dismissed)
  const first = looks.find(({ look_id }, at) => at === 0 && !ids.includes(look_id))

  useEffect(() => {
    let isLeft = false
    const keep = () => {
      if (!isLeft) keepFirstView(first)
    }
    const leave = () => {
      if (document.hidden) keep()
    }
    const timer = setTimeout(() => {
      whenLoaded(async () => {
        if (!(first && isKept(first))) keep()
      })
    }, TIMINGS.keptLater)
    document.addEventListener("visibilitychange", leave)
    return () => {
      isLeft = true
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", leave)
    }
  }, [first])

  return null
}
