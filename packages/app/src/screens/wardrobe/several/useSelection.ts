import { useCallback, useState } from "react"

const NONE: ReadonlySet<string> = new Set()

/** The items that she has selected, by id, and the one that she pressed last. The functions never change. */
export function useSelection() {
  const [selected, setSelected] = useState(NONE)
  const [latest, setLatest] = useState<string>()
  const select = useCallback((itemId: string, isSelected: boolean) => {
    setLatest(itemId)
    setSelected((before) => {
      const next = new Set(before)
      if (isSelected) next.add(itemId)
      else next.delete(itemId)
      return next
    })
  }, [])
  const clear = useCallback(() => setSelected(NONE), [])
  return { selected, latest, select, clear, selectAll: setSelected }
}
