import { liftOver, type Obstacle } from "./liftOver.ts"

const CONTROLS = "a[href], button, input, select, textarea, label"

/** Has the message stand above the controls that it would cover. */
export function liftMessage(root: HTMLElement): void {
  const box = root.firstElementChild
  if (!box) return
  root.style.removeProperty("--snackbar-lift")
  // The box itself is still on its way up.
  const { top, bottom } = root.getBoundingClientRect()
  const { left, right } = box.getBoundingClientRect()
  const lift = liftOver({ top, bottom, left, right }, obstacles(root), window.innerHeight)
  root.style.setProperty("--snackbar-lift", `${lift}px`)
}

/** The controls in the lower part of the window that can be pressed: with a dialog open only its own. */
function obstacles(message: HTMLElement): Obstacle[] {
  const page = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body
  return [...page.querySelectorAll(CONTROLS)].flatMap((control) => {
    const { top, bottom, left, right } = control.getBoundingClientRect()
    const isThere = bottom > Math.max(top, window.innerHeight / 4) && top < window.innerHeight
    if (!isThere || message.contains(control)) return []
    return [{ top, bottom, left, right, isStuck: isStuck(control) }]
  })
}

function isStuck(element: Element | null): boolean {
  if (element === null || element === document.body) return false
  const { position } = getComputedStyle(element)
  return position === "fixed" || position === "sticky" || isStuck(element.parentElement)
}
