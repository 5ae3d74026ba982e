const USER_INPUT = ["wheel", "touchstart", "keydown", "pointerdown"] as const

/**
 * Scrolls to a position once the page is long enough; gives up as soon as she scrolls herself.
 * Returns how to stop.
 */
export function restoreScroll(top: number): () => void {
  const attempt = () => {
    window.scrollTo({ top, behavior: "instant" })
    if (window.scrollY >= top - 1) stop()
  }
  const observer = new ResizeObserver(attempt)
  const stop = () => {
    observer.disconnect()
    for (const type of USER_INPUT) window.removeEventListener(type, stop)
  }
  for (const type of USER_INPUT) window.addEventListener(type, stop, { passive: true })
  observer.observe(document.body)
  attempt()
  return stop
}
