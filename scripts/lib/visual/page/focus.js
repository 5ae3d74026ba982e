// @ts-check

/** What a redrawn part had focus for, and where focus goes in its successor. */
const SUCCESSORS = {
  nav: "nav [aria-current=true]",
  ".strip": ".strip [aria-current=true]",
  ".views": ".views [aria-pressed=true]",
  main: "main h2",
}

/**
 * Redraws something; focus that was in it goes to what takes its place.
 * @param {() => void} draw
 */
export function keepFocus(draw) {
  const active = document.activeElement
  const [, successor] =
    Object.entries(SUCCESSORS).find(([part]) => active?.closest(part) !== null) ?? []
  const step = active?.closest(".steps") && active.getAttribute("aria-label")
  draw()
  if (!active || active.isConnected || !successor) return
  const next = document.querySelector(step ? `[aria-label="${step}"]` : successor)
  const heading = document.querySelector("main h2")
  for (const one of [next, heading]) {
    if (!(one instanceof HTMLElement)) continue
    one.focus()
    return
  }
}
