import { useCallback, useState } from "react"

const NONE: ReadonlySet<string> = new Set()

/** The items that she has selected, by id. The functions never change. */
export function useSelection() {
  const [selected, setSelected] = useState(NONE)
  const select = useCallback((itemId: string, isSelected: boolean) => {
    setSelected((before) => {
      const next = new Set(before)
      if (isSelected) next.add(itemId)
      else next.delete(itemId)
      return next
    })
  }, [])
  const clear = useCallback(() => setSelected(NONE), [])
  return { selected, select, clear, selectAll: setSelected }
}
