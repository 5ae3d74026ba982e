import { type RefObject, useEffect } from "react"

/**
 * Takes focus to an element if what had it is gone.
 * @param element one with a `tabIndex` of -1
 * @param isNew whether it has come in the place of something else; a page that was just opened is left alone
 */
export function useLostFocus(element: RefObject<HTMLElement | null>, isNew: boolean): void {
  useEffect(() => {
    if (isNew && document.activeElement === document.body) {
      element.current?.focus({ preventScroll: true })
    }
  }, [element, isNew])
}
