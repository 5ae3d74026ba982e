import type { Ref } from "react"

/** One ref that hands the element to all the given ones. */
export const mergeRefs =
  <Element>(...refs: (Ref<Element> | undefined)[]) =>
  (element: Element | null): void => {
    for (const ref of refs) {
      if (typeof ref === "function") ref(element)
      else if (ref) ref.current = element
    }
  }
