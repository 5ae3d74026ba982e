import { useEffect, useState } from "react"
import { useLatest } from "../../hooks/useLatest.ts"
import { stageAt } from "./stages.ts"

export interface StageTimes {
  /** How many messages there are; the last one says that all is done. */
  count: number
  /** How long each message but the last stands at least, in milliseconds. */
  interval: number
  /** How long the last one stands, in milliseconds. */
  doneDelay: number
  /** Whether what is awaited has come; the last message waits for it. */
  finished: boolean
  /** Whether the messages start over while it has not come. */
  loop: boolean
  /** Holds the clock, where somebody else keeps the time. */
  paused: boolean
  /** Called once the last message has stood for its time. */
  onDone: (() => void) | undefined
}

/** Takes a loading screen through its messages; gives the index of the present one. */
export function useStages(times: StageTimes): number {
  const { count, interval, doneDelay, finished, loop, paused, onDone } = times
  const [passed, setPassed] = useState(0)
  const done = useLatest(onDone)
  const last = Math.max(0, count - 1)
  const isDone = !paused && passed >= last && finished

  useEffect(() => {
    if (paused || (passed >= last && (finished || !loop))) return
    const timer = setTimeout(() => setPassed(passed + 1), interval)
    return () => clearTimeout(timer)
  }, [paused, passed, last, interval, finished, loop])

  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => done.current?.(), doneDelay)
    return () => clearTimeout(timer)
  }, [isDone, doneDelay, done])

  return stageAt({ count, passed, finished, loop })
}
