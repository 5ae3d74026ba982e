/** Times of the rotation, in milliseconds. */
export interface RotationTimings {
  /** From one look's refresh to the next. */
  interval: number
  /** How long the refresh takes. */
  refresh: number
  /** When, within the refresh, the next look replaces the last. */
  swap: number
}

/** The times of a rotation, in milliseconds, unless `timings` replaces some. */
export const ROTATION_TIMINGS: RotationTimings = { interval: 5000, refresh: 2500, swap: 700 }

/** The state of the rotation, and everything that may hold it. */
export interface Rotation {
  /** Index of the look that is shown. */
  shown: number
  /** A look rests; then it leaves; then the next one arrives. */
  phase: "resting" | "leaving" | "arriving"
  /** How many looks have had their turn. */
  turn: number
  /** What she asked for with the button; `playing` also overrules pointer and focus. */
  wish: "none" | "paused" | "playing"
  /** What holds it at the moment. */
  held: Readonly<Record<Hold, boolean>>
}

/** The pointer or focus is on the gallery, or the page is out of sight. */
export type Hold = "pointer" | "focus" | "hidden"

export type RotationEvent =
  | { kind: "tick" }
  | { kind: "pressed" }
  | { kind: "hold"; hold: Hold; on: boolean }

export const ROTATION_START: Rotation = {
  shown: 0,
  phase: "resting",
  turn: 0,
  wish: "none",
  held: { pointer: false, focus: false, hidden: false },
}

/** Whether looks are changing. Her wish to play lasts until pointer and focus have left. */
export function isRotating({ wish, held }: Rotation): boolean {
  if (wish === "paused" || held.hidden) return false
  return wish === "playing" || !(held.pointer || held.focus)
}

/** How long the phase lasts, in milliseconds; the first look has a whole interval to itself. */
export function phaseLength({ phase, turn }: Rotation, timings: RotationTimings): number {
  const { interval, refresh, swap } = timings
  switch (phase) {
    case "resting":
      return turn === 0 ? interval : interval - refresh
    case "leaving":
      return swap
    case "arriving":
      return refresh - swap
  }
}

/** The rotation of `count` looks after an event; stopping it also ends a refresh at once. */
export function rotationAfter(rotation: Rotation, event: RotationEvent, count: number): Rotation {
  switch (event.kind) {
    case "tick":
      return nextPhase(rotation, count)
    case "pressed":
      return calmed({ ...rotation, wish: rotation.wish === "paused" ? "playing" : "paused" })
    case "hold": {
      const held = { ...rotation.held, [event.hold]: event.on }
      const isLeft = !held.pointer && !held.focus
      const wish = rotation.wish === "playing" && isLeft ? "none" : rotation.wish
      return calmed({ ...rotation, held, wish })
    }
  }
}

function nextPhase(rotation: Rotation, count: number): Rotation {
  switch (rotation.phase) {
    case "resting":
      return { ...rotation, phase: "leaving" }
    case "leaving":
      return {
        ...rotation,
        phase: "arriving",
        shown: (rotation.shown + 1) % count,
        turn: rotation.turn + 1,
      }
    case "arriving":
      return { ...rotation, phase: "resting" }
  }
}

const calmed = (rotation: Rotation): Rotation =>
  isRotating(rotation) ? rotation : { ...rotation, phase: "resting" }
