import { type RefObject, useLayoutEffect, useRef } from "react"

/** The value of the last render, for timers and clean-ups that must not restart with each. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
