import { useEffect, useState } from "react"
import { useLatest } from "../../hooks/useLatest.ts"
import type { ItemCardItem } from "./itemFacts.ts"

interface Options {
  /** The card's own item, the first in the cycle. */
  readonly own: ItemCardItem
  readonly alternatives: readonly ItemCardItem[]
  /** Which of them is shown, if that is not up to the card. */
  readonly shown: number | undefined
  /** How long the next one takes to appear, in milliseconds. */
  readonly delay: number
  readonly onShown: ((shown: { item: ItemCardItem; index: number }) => void) | undefined
}

/**
 * Cycles a card through its alternatives and back to its own item, one step per call of `next`;
 * calls during the delay are ignored.
 */
export function useAlternatives({ own, alternatives, shown, delay, onShown }: Options) {
  const [turn, setTurn] = useState(0)
  const [loading, setLoading] = useState(false)
  const items = [own, ...alternatives]
  // If there are now fewer alternatives, the turn may lie beyond the last.
  const at = (shown ?? turn) % items.length

  // Uses the latest values, because the card's items may change during the delay.
  const show = useLatest(() => {
    const index = (at + 1) % items.length
    setLoading(false)
    setTurn(index)
    onShown?.({ item: items[index] ?? own, index })
  })
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => show.current(), delay)
    return () => clearTimeout(timer)
  }, [loading, delay, show])

  return { item: items[at] ?? own, loading, next: () => setLoading(true) }
}
