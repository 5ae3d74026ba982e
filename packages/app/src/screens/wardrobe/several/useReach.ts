import { useCallback, useLayoutEffect, useRef } from "react"

/**
 * Takes a keyboard from a selected item to what can be done with all of them, and back to its place, however
 * many items lie between.
 * @param isShown whether there is something to do, which is when something is selected
 */
export function useReach(isShown: boolean) {
  const bar = useRef<HTMLElement>(null)
  /** Where focus goes if the item has gone. */
  const home = useRef<HTMLButtonElement>(null)
  const left = useRef<Element>(null)
  const goToBar = useCallback(() => {
    left.current = document.activeElement?.closest("article") ?? null
    bar.current?.focus()
  }, [])
  const goBack = useCallback(() => {
    const box = left.current?.isConnected && left.current.querySelector("input")
    ;(box || home.current)?.focus()
  }, [])
  useLayoutEffect(() => {
    if (!isShown) return
    // The bar goes with the focus that is in it.
    return () => {
      if (document.activeElement === document.body) goBack()
    }
  }, [isShown, goBack])
  return { bar, home, goToBar, goBack }
}
