import { type PointerEvent, useEffect, useRef } from "react"
import { closesSheet, type DragSample, pulled, recent, speed } from "./sheetDrag.ts"

/**
 * Pulls a sheet down by its head. The distance is set as the sheet's `--sheet-drag`, so that
 * dragging renders nothing; when released, it closes or slides back.
 * @returns the handler for the element that is gripped
 */
export function useSheetDrag({ onDismiss }: { onDismiss: () => void }) {
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  return (event: PointerEvent<HTMLElement>) => {
    const sheet = event.currentTarget.closest("dialog")
    if (sheet === null || !event.isPrimary || event.button !== 0) return
    const from = event.clientY
    let samples: DragSample[] = []
    stop.current?.abort()
    stop.current = new AbortController()
    const { signal } = stop.current
    signal.addEventListener("abort", () => {
      sheet.style.removeProperty("--sheet-drag")
      delete sheet.dataset.dragging
    })

    const follow = ({ clientY, timeStamp }: globalThis.PointerEvent) => {
      samples = recent(samples, { at: timeStamp, y: clientY })
      sheet.style.setProperty("--sheet-drag", `${pulled(clientY - from)}px`)
      sheet.dataset.dragging = "true"
    }
    const letGo = ({ clientY }: globalThis.PointerEvent) => {
      const pull = { distance: clientY - from, velocity: speed(samples) }
      const closes = closesSheet({ ...pull, height: sheet.offsetHeight })
      stop.current?.abort()
      if (closes) onDismiss()
    }
    // Listens on the document, because a finger leaves the head that it pulls.
    const page = sheet.ownerDocument
    page.addEventListener("pointermove", follow, { signal })
    page.addEventListener("pointerup", letGo, { signal })
    page.addEventListener("pointercancel", () => stop.current?.abort(), { signal })
  }
}
