import { useEffect } from "react"

/** Starts work when a component appears, and ends it when that leaves. The function must be stable. */
export function useWhileShown(start: (signal: AbortSignal) => Promise<unknown>): void {
  useEffect(() => {
    const leaving = new AbortController()
    void start(leaving.signal)
    return () => leaving.abort()
  }, [start])
}
