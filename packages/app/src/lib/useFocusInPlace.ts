import { type FocusEvent, useLayoutEffect, useRef } from "react"

/**
 * Keeps a keyboard's place in a list whose members are exchanged: when the one with focus goes, focus moves
 * to the first control of what stands in its place.
 * @param keys the members' keys, one for each child of the list, in order
 * @returns props for the list's element
 */
export function useFocusInPlace(keys: readonly string[]) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(keys)
  const place = useRef(-1)

  useLayoutEffect(() => {
    const left = before.current[place.current]
    before.current = keys
    if (left === undefined || keys.includes(left)) return
    const heir = list.current?.children[place.current]
    if (document.activeElement === document.body) {
      heir?.querySelector<HTMLElement>("button, a[href]")?.focus()
    }
  })

  return {
    ref: list,
    onFocus({ currentTarget, target }: FocusEvent<HTMLUListElement>) {
      place.current = [...currentTarget.children].findIndex((child) => child.contains(target))
    },
    // Not what happens where the member with focus goes: React tells nothing of that.
    onBlur() {
      place.current = -1
    },
  }
}
