import { positionTip, type TipPlacement } from "./tipGeometry.ts"

/** Distance between a target and the edge of the light around it, in px. */
const HALO = 8

/** Distance between the light and the card, in px. */
const GAP = 16

/** Least distance between the card and the edge of the screen, in px. */
const MARGIN = 16

interface TipElements {
  readonly target: Element
  readonly card: HTMLElement
  readonly light: HTMLElement
  readonly pointer: HTMLElement
}

/** Undoes what `placeTip` set, for a tip without a target on the page. */
export function unplaceTip({ card, light }: Pick<TipElements, "card" | "light">): void {
  for (const property of ["translate", "width", "height"]) light.style.removeProperty(property)
  for (const property of ["left", "top"]) card.style.removeProperty(property)
}

/** Puts the light around a target, the card beside it and its pointer towards it. */
export function placeTip(
  { target, card, light, pointer }: TipElements,
  wanted: TipPlacement,
): void {
  const box = target.getBoundingClientRect()
  light.style.translate = `${box.x - HALO}px ${box.y - HALO}px`
  light.style.width = `${box.width + 2 * HALO}px`
  light.style.height = `${box.height + 2 * HALO}px`

  const { clientWidth, clientHeight } = document.documentElement
  const place = positionTip(
    {
      target: box,
      card: { width: card.offsetWidth, height: card.offsetHeight },
      screen: { width: clientWidth, height: clientHeight },
      pointer: pointer.offsetWidth,
    },
    wanted,
    { gap: HALO + GAP, margin: MARGIN },
  )
  card.style.left = `${place.x}px`
  card.style.top = `${place.y}px`
  card.dataset.side = place.side
  const isAbove = place.side === "top" || place.side === "bottom"
  pointer.style.left = isAbove ? `${place.pointer}px` : ""
  pointer.style.top = isAbove ? "" : `${place.pointer}px`
}

/** Calls `place` now and whenever its target or card may have moved. Returns a function that stops it. */
export function keepPlaced({ target, card }: TipElements, place: () => void): () => void {
  const sizes = new ResizeObserver(place)
  // Content that appears above the target makes the page longer.
  for (const element of [target, card, document.body]) sizes.observe(element)
  const moves = { capture: true, passive: true }
  window.addEventListener("scroll", place, moves)
  window.addEventListener("resize", place)
  place()
  return () => {
    sizes.disconnect()
    window.removeEventListener("scroll", place, moves)
    window.removeEventListener("resize", place)
  }
}
