import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react"

/** How long a press is held, in milliseconds, as on phones' own lists. */
export const HOLD_MS = 500
/** How far a finger that rests may stray, in pixels. */
const STRAY = 10

/**
 * Notices that something is pressed and held in place. The click that would follow is swallowed, and so
 * is the menu that a browser offers for a finger that rests.
 * @param onHold called while the press still lasts; undefined notices nothing
 * @param on a selector of what may be held, within the element that gets the handlers
 */
export function useHold(onHold: (() => void) | undefined, on: string) {
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> }>(undefined)
  const wasHeld = useRef(false)
  const end = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  useEffect(() => () => clearTimeout(press.current?.timer), [])

  return {
    onPointerDown({ isPrimary, button, target, clientX, clientY }: PointerEvent) {
      end()
      wasHeld.current = false
      if (onHold === undefined || !isPrimary || button !== 0) return
      if (!(target instanceof Element) || target.closest(on) === null) return
      const timer = setTimeout(() => {
        press.current = undefined
        wasHeld.current = true
        onHold()
      }, HOLD_MS)
      press.current = { x: clientX, y: clientY, timer }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const from = press.current
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > STRAY) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    onClickCapture(event: MouseEvent) {
      if (!wasHeld.current) return
      wasHeld.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    onContextMenu(event: MouseEvent) {
      if (press.current || wasHeld.current) event.preventDefault()
    },
  }
}
