/** What a person does to a page, as events that reach the window before any handler. */
const ACTS = ["pointerdown", "pointerover", "mousedown", "keydown", "click", "input", "change"]

/**
 * Fails a story whose play function leaves the state that it is named for, because its picture
 * would show another. What goes on from a state is a story of its own, tagged `walk`. A state that
 * only acting can reach is tagged `reached`: it acts, then looks, and a test holds it to that order.
 * @returns the check to run after the play function
 */
export function watchState(story: {
  tags: readonly string[]
  canvasElement: HTMLElement
}): () => void {
  if (story.tags.some((tag) => tag === "walk" || tag === "reached")) return () => undefined
  let before: string | undefined
  // What the browser says by itself, as when something comes to lie beneath a pointer that rests, is no act of the play function's.
  const note = ({ isTrusted }: Event) => {
    if (!isTrusted) before ??= describe(story.canvasElement)
  }
  for (const act of ACTS) window.addEventListener(act, note, true)
  return () => {
    for (const act of ACTS) window.removeEventListener(act, note, true)
    const after = describe(story.canvasElement)
    if (before === undefined || before === after) return
    const at = [...before].findIndex((letter, index) => letter !== after[index])
    const around = (text: string) => text.slice(Math.max(0, at - 80), at + 120)
    throw new Error(
      `Its play function leaves the state that it is named for.\nBefore: ${around(before)}\nAfter: ${around(after)}`,
    )
  }
}

/** The page as attributes do not tell it all: values, what is open, and where the focus ring is. */
function describe(root: HTMLElement): string {
  const fields = [...root.querySelectorAll<HTMLInputElement>("input, select, textarea")]
  const values = fields.map(({ value, checked }) => `${value} ${checked === true}`)
  const open = root.querySelectorAll(":popover-open, :modal").length
  const ringed = [...root.querySelectorAll("*")].indexOf(
    root.querySelector(":focus-visible") ?? root,
  )
  return [root.innerHTML, ...values, open, ringed].join("\n")
}
