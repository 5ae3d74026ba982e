import { useEffect, useState } from "react"
import { useLatest } from "../../hooks/useLatest.ts"
import { stageAt } from "./stages.ts"

export interface StageTimes {
  /** How many messages there are; the last one says that all is done. */
  count: number
  /** The least time that each message but the last stays, in milliseconds. */
  interval: number
  /** How long the last one stays, in milliseconds. */
  doneDelay: number
  /** Whether the work is done; the last message waits for it. */
  finished: boolean
  /** Whether the messages start over until it is done. */
  loop: boolean
  /** Stops the clock, if the caller sets the message. */
  paused: boolean
  /** Called once, when the last message has been shown for its time. */
  onDone: (() => void) | undefined
}

/** Moves a loading screen through its messages; returns the index of the current one. */
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
