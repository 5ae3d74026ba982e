import { type FocusEvent, useLayoutEffect, useRef } from "react"
import { successor } from "./successor.ts"

/**
 * Keeps a keyboard's place in a list whose items can be deleted: when the item with focus is
 * deleted, focus moves to the first control of its successor, or to the list itself if it is empty.
 * @param keys the items' keys, one for each child of the list, in order
 * @returns props for the list's element: `ref`, `onFocus`, and a `tabIndex` that keeps it out of
 * the tab order
 */
export function useFocusAfterRemoval(keys: readonly string[]) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(keys)
  const focused = useRef<string>(undefined)

  useLayoutEffect(() => {
    const previous = before.current
    before.current = keys
    const left = focused.current
    if (list.current === null || left === undefined || keys.includes(left)) return
    focused.current = undefined
    if (!isFocusLost(list.current)) return
    const heir = successor(previous, keys, left)
    const item = heir === undefined ? undefined : list.current.children[keys.indexOf(heir)]
    moveFocus(
      item?.querySelector<HTMLElement>("button:enabled, input:enabled, a[href]") ?? list.current,
    )
  })

  const onFocus = (event: FocusEvent<HTMLUListElement>) => {
    const items = [...event.currentTarget.children]
    focused.current = before.current[items.findIndex((item) => item.contains(event.target))]
  }

  return { ref: list, onFocus, tabIndex: -1 }
}

/** Whether focus is lost, or in a dialog that asked before the item was deleted. */
function isFocusLost(list: HTMLElement): boolean {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) return true
  const dialog = activeElement.closest("dialog")
  return dialog !== null && !dialog.contains(list)
}

/** Nothing behind a modal dialog takes focus, so this waits until the dialog closes. */
function moveFocus(target: HTMLElement) {
  target.focus()
  if (document.activeElement === target || document.querySelector("dialog[open]") === null) return
  document.addEventListener("close", () => target.focus(), { capture: true, once: true })
}
