import type { Ref } from "react"

/** Sets a ref to an element and returns a function that clears it. */
function attach<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === "function") {
    const detach = ref(element)
    // A ref with a clean-up of its own is never called with null.
    return typeof detach === "function" ? detach : () => void ref(null)
  }
  if (ref) ref.current = element
  return () => {
    if (ref) ref.current = null
  }
}

/** One ref that sets all the given ones to the element, and clears them. */
export const mergeRefs =
  <Element>(...refs: (Ref<Element> | undefined)[]) =>
  (element: Element | null): (() => void) => {
    const detachments = refs.map((ref) => attach(ref, element))
    return () => {
      for (const detach of detachments) detach()
    }
  }
