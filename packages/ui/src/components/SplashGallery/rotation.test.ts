// @vitest-environment node
import { describe, expect, it } from "vitest"
import {
  isRotating,
  phaseLength,
  ROTATION_START,
  ROTATION_TIMINGS,
  type Rotation,
  type RotationEvent,
  rotationAfter,
} from "./rotation.ts"

const LOOKS = 3
const tick: RotationEvent = { kind: "tick" }
const pressed: RotationEvent = { kind: "pressed" }
const hold = (what: "pointer" | "focus" | "hidden", on: boolean): RotationEvent => ({
  kind: "hold",
  hold: what,
  on,
})
const rotated = (...events: RotationEvent[]): Rotation =>
  events.reduce((rotation, event) => rotationAfter(rotation, event, LOOKS), ROTATION_START)

describe("the rotation", () => {
  it("changes looks by the clock: a refresh every 5000 ms, swapped at 700, over at 2500", () => {
    const seen: [number, string, number][] = []
    let clock = 0
    let rotation = ROTATION_START
    while (clock < 20_500) {
      seen.push([clock, rotation.phase, rotation.shown])
      clock += phaseLength(rotation, ROTATION_TIMINGS)
      rotation = rotationAfter(rotation, tick, LOOKS)
    }
    expect(seen).toEqual([
      [0, "resting", 0],
      [5000, "leaving", 0],
      [5700, "arriving", 1],
      [7500, "resting", 1],
      [10_000, "leaving", 1],
      [10_700, "arriving", 2],
      [12_500, "resting", 2],
      [15_000, "leaving", 2],
      [15_700, "arriving", 0],
      [17_500, "resting", 0],
      [20_000, "leaving", 0],
    ])
  })

  it.each(["pointer", "focus", "hidden"] as const)(
    "is held by %s, and goes on after it",
    (what) => {
      expect(isRotating(rotated(hold(what, true)))).toBe(false)
      expect(isRotating(rotated(hold(what, true), hold(what, false)))).toBe(true)
    },
  )

  it("keeps the outgoing look if it is stopped before the swap", () => {
    expect(rotated(tick, hold("pointer", true))).toMatchObject({ phase: "resting", shown: 0 })
  })

  it("keeps the new look when it is stopped after the swap", () => {
    expect(rotated(tick, tick, pressed)).toMatchObject({ phase: "resting", shown: 1 })
  })

  it("stays paused if she asked for it, whatever else happens", () => {
    expect(isRotating(rotated(pressed, hold("pointer", true), hold("pointer", false)))).toBe(false)
  })

  it("plays if she asks for it, even with pointer and focus on the button", () => {
    const asked = [hold("pointer", true), hold("focus", true), pressed, pressed]
    expect(isRotating(rotated(...asked))).toBe(true)
    expect(isRotating(rotated(...asked, hold("hidden", true)))).toBe(false)
  })

  it("pauses for the pointer again once pointer and focus have been away", () => {
    const away = [
      hold("pointer", true),
      pressed,
      pressed,
      hold("pointer", false),
      hold("pointer", true),
    ]
    expect(isRotating(rotated(...away))).toBe(false)
  })
})
