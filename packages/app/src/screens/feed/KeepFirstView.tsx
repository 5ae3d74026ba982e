import { useEffect } from "react"
import { useSnapshot } from "valtio/react"
import { whenLoaded } from "../../lib/whenLoaded.ts"
import { feed } from "../../state/feed/feed.ts"
import { dismissed } from "../../state/looks/dismissed.ts"
import { isKept, keepFirstView } from "./firstView.ts"

/** Keeps what the feed shows first: once it is there, if another look was kept, and as she leaves it. */
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
    whenLoaded(async () => {
      if (!(first && isKept(first))) keep()
    })
    document.addEventListener("visibilitychange", leave)
    return () => {
      isLeft = true
      document.removeEventListener("visibilitychange", leave)
    }
  }, [first])

  return null
}
