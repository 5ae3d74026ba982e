import { type RefObject, useLayoutEffect, useRef } from "react"
import { keepPlaced, placeTip, unplaceTip } from "./placeTip.ts"
import type { TipPlacement } from "./tipGeometry.ts"

interface TipPlace {
  /** Whether there is anything to place. */
  readonly open: boolean
  /** Finds what the tip is about; null if it is not on the page. */
  readonly target: (() => Element | null) | undefined
  readonly placement: TipPlacement
}

/**
 * Scrolls a tip's target into sight and keeps the light and the card on it.
 * @returns refs for the card, the light and the pointer
 */
export function useTipPlace({ open, target: find, placement }: TipPlace): {
  card: RefObject<HTMLDivElement | null>
  light: RefObject<HTMLDivElement | null>
  pointer: RefObject<HTMLSpanElement | null>
} {
  const cardRef = useRef<HTMLDivElement>(null)
  const lightRef = useRef<HTMLDivElement>(null)
  const pointerRef = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    const card = cardRef.current
    const light = lightRef.current
    const pointer = pointerRef.current
    const target = find?.() ?? null
    if (!open || !card || !light || !pointer) return
    card.dataset.aimed = String(target !== null)
    light.dataset.aimed = String(target !== null)
    if (target === null) {
      unplaceTip({ card, light })
      return
    }
    target.scrollIntoView({ block: "center", inline: "nearest" })
    const elements = { target, card, light, pointer }
    return keepPlaced(elements, () => placeTip(elements, placement))
  }, [open, find, placement])

  return { card: cardRef, light: lightRef, pointer: pointerRef }
}
