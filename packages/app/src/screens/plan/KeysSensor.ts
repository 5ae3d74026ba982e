import {
  type Activators,
  type KeyboardCodes,
  KeyboardSensor,
  type SensorInstance,
  type SensorProps,
} from "@dnd-kit/core"

interface Options {
  readonly keyboardCodes: KeyboardCodes
  /** Called with any other key while something is held. */
  readonly onKey: (event: KeyboardEvent) => void
}

/**
 * Lifts and drops by keys. Unlike dnd-kit's own, which begins to listen a timer later, it misses no key that
 * follows at once on the one that lifted.
 */
export class KeysSensor implements SensorInstance {
  static readonly activators: Activators<Options> = KeyboardSensor.activators
  readonly autoScrollEnabled = false

  constructor({ event: lifting, options, onStart, onEnd, onCancel }: SensorProps<Options>) {
    const { keyboardCodes, onKey } = options
    const held = new AbortController()
    const { signal } = held
    const finish = (event: Event, report: () => void) => {
      event.preventDefault()
      held.abort()
      report()
    }
    const press = (event: KeyboardEvent) => {
      // The key that lifts comes by here, too.
      if (event === lifting) return
      if (keyboardCodes.end.includes(event.code)) finish(event, onEnd)
      else if (keyboardCodes.cancel.includes(event.code)) finish(event, onCancel)
      else onKey(event)
    }
    document.addEventListener("keydown", press, { signal })
    for (const kind of ["resize", "visibilitychange"]) {
      window.addEventListener(kind, (event) => finish(event, onCancel), { signal })
    }
    onStart({ x: 0, y: 0 })
  }
}
