import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react"

/** How long a mouse rests before the words appear, in milliseconds. */
const HOVER_DELAY = 400

/** How long the words stay after the mouse has left, so that it can reach them, in milliseconds. */
const LEAVE_DELAY = 150

/** How long a finger is held before the words appear, in milliseconds. */
const PRESS_DELAY = 500

const isTouch = (event: PointerEvent) => event.pointerType === "touch"

/** Whether a control stays in the tab order although it cannot be used. */
const isRefused = (target: EventTarget) =>
  target instanceof Element && target.closest('[aria-disabled="true"]') !== null

/**
 * Decides when a tooltip shows: at once for keyboard focus and for a press on a control that is
 * `aria-disabled`, after a delay for a mouse that rests and a finger that is held. It disappears
 * with focus or mouse, on Escape, and on a press anywhere else.
 */
export function useTooltip({ enabled }: { enabled: boolean }) {
  const [isWanted, setIsWanted] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const open = isWanted && enabled

  const turn = (wanted: boolean) => {
    clearTimeout(timer.current)
    setIsWanted(wanted)
  }
  const turnAfter = (milliseconds: number, wanted: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsWanted(wanted), milliseconds)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  // Not a passive effect: the words must not be visible before they can be dismissed.
  useLayoutEffect(() => {
    if (!open) return
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    const hideByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      // The key is used up: a surrounding dialog stays open.
      event.preventDefault()
      setIsWanted(false)
    }
    document.addEventListener("keydown", hideByKey, options)
    document.addEventListener("pointerdown", () => setIsWanted(false), options)
    return () => stop.abort()
  }, [open])

  return {
    open,
    handlers: {
      onPointerEnter: (event: PointerEvent) => {
        if (!isTouch(event)) turnAfter(HOVER_DELAY, true)
      },
      onPointerLeave: (event: PointerEvent) => {
        if (!isTouch(event)) turnAfter(LEAVE_DELAY, false)
      },
      onPointerDown: (event: PointerEvent) => {
        if (isTouch(event)) turnAfter(PRESS_DELAY, true)
        else turn(false)
      },
      // A finger lifted early has pressed; after a long hold, the words stay to be read.
      onPointerUp: () => clearTimeout(timer.current),
      onPointerCancel: () => clearTimeout(timer.current),
      onFocus: (event: FocusEvent) => {
        if (event.target.matches(":focus-visible")) turn(true)
      },
      onBlur: () => turn(false),
      onClick: (event: MouseEvent) => {
        if (isRefused(event.target)) turn(true)
      },
    },
  }
}
