import { useEffect, useEffectEvent, useState } from "react"
import { environment } from "../environment.ts"
import { runStages } from "./stages.ts"

interface Options {
  readonly messages: readonly string[]
  readonly intervalMs: number
  /** How long the last message is shown. */
  readonly doneMs: number
  /** The work; it starts when the screen is mounted. */
  readonly work: (signal: AbortSignal) => Promise<void>
  /** Whether the messages start over while the work takes longer than all of them. */
  readonly isRound?: boolean
  /** Called after the last message, or at once when the work has failed. */
  readonly onEnd: () => void
}

/** Runs a loading screen's stages while it is mounted; returns the current message's index. */
export function useStages(options: Options): number {
  const { messages, intervalMs, doneMs, work, isRound, onEnd } = options
  const [stage, setStage] = useState(0)
  const run = useEffectEvent(async (signal: AbortSignal) => {
    try {
      await runStages({
        count: messages.length,
        intervalMs,
        doneMs,
        work: work(signal),
        isRound,
        onStage: setStage,
        wait: environment.wait,
        signal,
      })
    } catch {
      // The screen was left, or the work failed and has reported it itself.
    }
    if (!signal.aborted) onEnd()
  })
  useEffect(() => {
    const leaving = new AbortController()
    void run(leaving.signal)
    return () => leaving.abort(new Error("The screen was left."))
  }, [])
  return stage
}
