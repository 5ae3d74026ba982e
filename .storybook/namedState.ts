/** What a person does to a page, as events that reach the window before any handler. */
const ACTS = ["pointerdown", "pointerover", "mousedown", "keydown", "click", "input", "change"]

/** Attributes that tell a state of what they are on. */
const TELLING = ["pressed", "checked", "selected", "expanded", "current", "invalid"]
const PSEUDO = [":checked", ":popover-open", ":modal", ":focus-visible"]

export interface StateWatch {
  /** The play function is over: the page is as its last assertion saw it. */
  played(): void
  /** To be called when the story is over. Throws if its play function has left the state that it was shown in. */
  check(): void
  /** Why the page is not as its last assertion saw it any more; undefined if all of that is there. */
  left(): string | undefined
}

/**
 * Finds a story out whose picture would not show the state that it is named for: one whose play function leaves it, or
 * one that goes on by itself once it has been looked at. What goes on from a state is a story of its own, tagged
 * `walk`. A state that only acting can reach is tagged `reached`: it acts, then looks, and a test holds it to that
 * order, so that its end alone is compared.
 */
export function watchState(story: {
  tags: readonly string[]
  canvasElement: HTMLElement
}): StateWatch {
  const isWalk = story.tags.includes("walk")
  const mayAct = isWalk || story.tags.includes("reached")
  let before: string | undefined
  let seen: readonly string[] = []
  // What the browser says by itself, as when something comes to lie beneath a pointer that rests, is no act of the play function's.
  const note = ({ isTrusted }: Event) => {
    if (!isTrusted) before ??= describe(story.canvasElement)
  }
  if (!mayAct) for (const act of ACTS) window.addEventListener(act, note, true)
  return {
    played() {
      if (!isWalk) seen = toldBy(story.canvasElement)
    },
    check() {
      for (const act of ACTS) window.removeEventListener(act, note, true)
      const after = describe(story.canvasElement)
      if (before === undefined || before === after) return
      const at = [...before].findIndex((letter, index) => letter !== after[index])
      const around = (text: string) => text.slice(Math.max(0, at - 80), at + 120)
      throw new Error(
        `Its play function leaves the state that it is named for.\nBefore: ${around(before)}\nAfter: ${around(after)}`,
      )
    },
    left() {
      const present = toldBy(story.canvasElement)
      const gone = seen.filter((one) => !take(present, one))
      if (gone.length === 0) return undefined
      return [
        "It goes on from the state that its play function saw last.",
        ...gone.map((one) => `Gone: ${one}`),
        ...present.map((one) => `Come: ${one}`),
      ].join("\n")
    },
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

/**
 * All that the page tells: each text that is shown, each field's value, what is open, pressed or chosen, and where the
 * focus ring is. More may come until the page is at rest, such as what no assertion waited for, and pictures; what has
 * been seen may not go.
 */
function toldBy(root: HTMLElement): string[] {
  // A dialog may be beside the story's root.
  const parts = [root, ...document.querySelectorAll<HTMLElement>("body > dialog")]
  return parts
    .flatMap((part) => [part, ...part.querySelectorAll<HTMLElement>("*")])
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => {
      const texts = [...element.childNodes].flatMap((node) =>
        node instanceof Text && node.data.trim() !== "" ? node.data.trim() : [],
      )
      // Its own words alone: what else is in it is told by itself.
      const name = [element.localName, element.getAttribute("aria-label") ?? texts.join(" ")].join(
        " ",
      )
      const states = [
        ...TELLING.map((state) => [state, element.getAttribute(`aria-${state}`)]),
        ...PSEUDO.map((state) => [state, element.matches(state) ? "true" : null]),
        ["value", isField(element) ? element.value : null],
      ].flatMap(([state, value]) => (value === null ? [] : `${state} ${value}: ${name}`))
      return [...texts, ...states]
    })
}

function isField(element: Element) {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}

/** Takes one of a kind out of a list, if there is one. */
function take(list: string[], one: string): boolean {
  const at = list.indexOf(one)
  if (at >= 0) list.splice(at, 1)
  return at >= 0
}
