import type { Ref } from "react"

/** Hands an element to a ref and gives back what takes it away again. */
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

/** One ref that hands the element to all the given ones, and takes it from them again. */
export const mergeRefs =
  <Element>(...refs: (Ref<Element> | undefined)[]) =>
  (element: Element | null): (() => void) => {
    const detachments = refs.map((ref) => attach(ref, element))
    return () => {
      for (const detach of detachments) detach()
    }
  }
