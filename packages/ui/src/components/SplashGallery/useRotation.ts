import { useEffect, useReducer } from "react"
import {
  type Hold,
  isRotating,
  phaseLength,
  ROTATION_START,
  type Rotation,
  type RotationEvent,
  type RotationTimings,
  rotationAfter,
} from "./rotation.ts"

/** Runs the rotation of `count` looks while the component is mounted. */
export function useRotation(
  count: number,
  timings: RotationTimings,
): {
  rotation: Rotation
  press: () => void
  hold: (hold: Hold, on: boolean) => void
} {
  const [rotation, dispatch] = useReducer(
    (before: Rotation, event: RotationEvent) => rotationAfter(before, event, count),
    ROTATION_START,
  )
  const { phase, turn } = rotation
  const wait = count > 1 && isRotating(rotation) ? phaseLength(rotation, timings) : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: two phases of the same length are two waits
  useEffect(() => {
    if (wait === undefined) return
    const timer = setTimeout(() => dispatch({ kind: "tick" }), wait)
    return () => clearTimeout(timer)
  }, [wait, phase, turn])

  useEffect(() => {
    const follow = () => dispatch({ kind: "hold", hold: "hidden", on: document.hidden })
    follow()
    document.addEventListener("visibilitychange", follow)
    return () => document.removeEventListener("visibilitychange", follow)
  }, [])

  return {
    rotation,
    press: () => dispatch({ kind: "pressed" }),
    hold: (hold, on) => dispatch({ kind: "hold", hold, on }),
  }
}
