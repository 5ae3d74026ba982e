import { useEffect, useRef } from "react"
import { useLatest } from "./useLatest.ts"

interface Countdown {
  /** How long it runs, counted from the mount, in milliseconds. */
  readonly milliseconds: number
  /** Pauses it; the remaining time runs on afterwards. */
  readonly paused: boolean
  /** Called once, at the end. */
  readonly onEnd: () => void
}

/** Runs down once while its component is mounted, except while paused. */
export function useCountdown({ milliseconds, paused, onEnd }: Countdown): void {
  const left = useRef(milliseconds)
  const end = useLatest(onEnd)
  useEffect(() => {
    if (paused) return
    const since = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [paused, end])
}
